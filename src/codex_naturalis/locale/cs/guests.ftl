# Made-up names for guests: words between spaces, of which one each is taken. Adjectives agree with the nouns of the
# same gender; a name has 24 characters at most, five of them digits.

guest-name = { $adjective } { $noun } { $number }
guest-adjectives-masculine = Bystrý Hbitý Jarní Klidný Laskavý Lesní Milý Mírný Moudrý Něžný Pilný Ranní Smělý Statečný Šťastný Tichý Věrný Veselý Zlatý Zvídavý
guest-nouns-masculine = Brouk Cvrček Čáp Dub Havran Jelen Jestřáb Jezevec Ježek Kalamář Lišák Medvěd Písař Sokol Vlk Zajíc
guest-adjectives-feminine = Bystrá Hbitá Jarní Klidná Laskavá Lesní Milá Mírná Moudrá Něžná Pilná Ranní Smělá Statečná Šťastná Tichá Věrná Veselá Zlatá Zvídavá
guest-nouns-feminine = Borovice Jiskra Kapitola Kapradina Květina Lasice Liška Lucerna Sojka Sova Stránka Svíčka Včela Veverka Vlaštovka Vydra
