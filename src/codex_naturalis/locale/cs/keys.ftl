# The keys of the table, in a list of their own.
keys-choose = Vybrat kartu z ruky
keys-flip = Otočit ji
keys-places = Přecházet z místa na místo
keys-confirm = Vyložit kartu, nebo vzít označenou
keys-back = O krok zpět
keys-undo = Vrátit vyložení, dokud nedoberete
keys-decks = Přírodní balíček, zlatý balíček
keys-resources = Levá a pravá přírodní karta
keys-golds = Levá a pravá zlatá karta
keys-view = Zobrazit vše, přiblížit, oddálit
keys-hint = Nápověda, pokud ji stůl dovoluje
keys-keys = Tento seznam
