# Made-up names for guests: words between spaces, of which one each is taken. Adjectives agree with the nouns of the
# same gender; a name has 24 characters at most, five of them digits.

guest-name = { $noun } { $adjective } { $number }
guest-adjectives-masculine = Ambré Brave Calme Curieux Discret Doré Fidèle Gai Habile Joyeux Libre Malin Matinal Modeste Paisible Patient Rapide Rêveur Rusé Sage Serein Tenace Vif
guest-nouns-masculine = Blaireau Cerf Chapitre Chêne Copiste Encrier Faucon Grillon Héron Hibou Lierre Loup Merle Parchemin Renard Scarabée
guest-adjectives-feminine = Ambrée Brave Calme Curieuse Discrète Dorée Fidèle Gaie Habile Joyeuse Libre Maligne Matinale Modeste Paisible Patiente Rapide Rêveuse Rusée Sage Sereine Tenace Vive
guest-nouns-feminine = Abeille Belette Bougie Chouette Feuille Fougère Lanterne Libellule Loutre Mésange Mousse Page Plume Ronce Spore Truite
