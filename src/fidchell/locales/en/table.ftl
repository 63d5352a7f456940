### The table in English: what all games share.

## A text that has no message of its own

plain = { $text }

## Seats

seat-green = green
seat-blue = blue
seat-orange = orange
seat-white = white
seat-purple = purple
seat-yellow = yellow

## Around the game: people come, go and agree

table-sat = { $name } sits down at { $seat }
table-stood = { $seat } is free again
table-begun = the game begins
table-said = { $text }
table-left = { $seat } has left
table-late = { $seat } is out of time
table-back = { $seat } is here again
table-lent = a { $level } bot plays for { $seat } for the time being
table-voted =
    { $choice ->
        [wait] { $seat } would wait
        [bot] { $seat } would let a bot play
       *[end] { $seat } would end the table
    }
table-plea = { $seat } asks to take a decision back
table-plea-granted = { $seat } agrees
table-plea-refused = { $seat } does not agree
table-taken-back = { $seat } takes a decision back
table-rules-corrected = the rules were corrected; the game goes on from the last decision that they allow
table-ready-for-peace = { $seat } is ready for peace
table-not-ready-for-peace = { $seat } is not ready for peace any more
table-stopped = the table was ended
table-rematch = a table is set for a rematch
