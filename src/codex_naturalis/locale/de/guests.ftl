# Made-up names for guests: words between spaces, of which one each is taken. Adjectives agree with the nouns of the
# same gender; a name has 24 characters at most, five of them digits.

guest-name = { $adjective } { $noun } { $number }
guest-adjectives-masculine = Flinker Froher Goldener Heiterer Kluger Kühner Leiser Lustiger Milder Munterer Mutiger Ruhiger Sanfter Schlauer Sonniger Stiller Stolzer Treuer Wacher Weiser Wilder Zarter
guest-nouns-masculine = Dachs Efeu Falke Farn Fuchs Hirsch Igel Käfer Marder Otter Pilz Rabe Reiher Schreiber Storch Wolf
guest-adjectives-feminine = Flinke Frohe Goldene Heitere Kluge Kühne Leise Lustige Milde Muntere Mutige Ruhige Sanfte Schlaue Sonnige Stille Stolze Treue Wache Weise Wilde Zarte
guest-nouns-feminine = Amsel Biene Distel Eiche Elster Eule Feder Grille Kerze Laterne Libelle Meise Motte Schwalbe Seite Spore
