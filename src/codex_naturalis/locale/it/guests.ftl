# Made-up names for guests: words between spaces, of which one each is taken. Adjectives agree with the nouns of the
# same gender; a name has 24 characters at most, five of them digits.

guest-name = { $noun } { $adjective } { $number }
guest-adjectives-masculine = Ambrato Audace Calmo Curioso Dorato Fedele Felice Furbo Gentile Leale Libero Lieto Mite Modesto Paziente Quieto Rapido Saggio Sereno Sveglio Tenace Vivace
guest-nouns-masculine = Abete Airone Capitolo Cervo Falco Fungo Gatto Grillo Gufo Lupo Merlo Picchio Scriba Tasso Trifoglio
guest-adjectives-feminine = Ambrata Audace Calma Curiosa Dorata Fedele Felice Furba Gentile Leale Libera Lieta Mite Modesta Paziente Quieta Rapida Saggia Serena Sveglia Tenace Vivace
guest-nouns-feminine = Candela Civetta Edera Farfalla Felce Foglia Lanterna Lontra Lucciola Pagina Penna Pergamena Quercia Rondine Volpe
