# Made-up names for guests: words between spaces, of which one each is taken. Adjectives agree with the nouns of the
# same gender; a name has 24 characters at most, five of them digits.

guest-name = { $adjective } { $noun } { $number }
guest-adjectives-masculine = Amber Brave Calm Clever Copper Curious Dusty Early Gentle Gilded Golden Hidden Humble Lively Lucky Mellow Merry Misty Mossy Patient Quick Quiet Rustic Silver Sunny Velvet Wise
guest-nouns-masculine = Badger Beetle Bookmark Cricket Falcon Fern Fox Heron Inkwell Magpie Oak Otter Owl Robin Scribe Wolf
guest-adjectives-feminine = Amber Brave Calm Clever Copper Curious Dusty Early Gentle Gilded Golden Hidden Humble Lively Lucky Mellow Merry Misty Mossy Patient Quick Quiet Rustic Silver Sunny Velvet Wise
guest-nouns-feminine = Bee Candle Chapter Feather Ivy Lantern Leaf Moth Mushroom Page Quill Scroll Spore Swallow Thistle Wren
