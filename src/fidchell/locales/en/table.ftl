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

## Refusals: why something was not done

refused-bad-clock = there is no such clock
refused-bad-id = a message needs an id of at most { $most } characters
refused-bad-link = this link was used already or is too old; make a new one
refused-bad-name = a name has 1 to { $most } characters that can be seen
refused-bad-order = an order names a card, a moment or a number from 0 to 99
refused-bad-password = a password has { $least } to { $most } characters
refused-bad-phrase = this promise cannot be made so
refused-bad-saying = something said has 1 to { $most } characters
refused-bad-seat = a seat is yours, open, or a bot's
refused-bad-vote = vote for one of: { $known }
refused-bad-window = a window cannot last so long
refused-begun = the game has begun
refused-busy = others were quicker; try again
refused-chat-off = this table was set without chat; promises can still be made
refused-foreign-origin = this request comes from another site's page
refused-full = as many people as possible watch this table already
refused-has-account = you have an account already
refused-http =
    { $kind ->
        [missing] there is nothing here
        [large] this is too large
        [often] that was too much at once; wait a little and try again
       *[other] the server refuses this ({ $status })
    }
refused-illegal = { $seat } cannot do that now; options: { $options }
refused-malformed = this is no message of the protocol
refused-mistake = the server made a mistake; nothing was changed
refused-name-taken = somebody has this name already; choose another
refused-no-clash = you are in no clash now
refused-no-hints = this table was set without hints
refused-no-place = there is no such place on the board
refused-no-plea = nobody waits for this answer
refused-no-record = chance took a new course in this game, so it has no record of its own
refused-no-sealed-plans = in this game everybody sees every plan
refused-no-seat = there is no such seat
refused-no-step = the game has the steps 0 to { $most }
refused-no-page = the page is not built; `make page` builds it
refused-no-table = there is no such table
refused-no-undo = there is nothing yet that could be taken back
refused-no-vote = nobody has left, so there is nothing to vote about
refused-not-asked = { $seat } cannot act now; asked: { $asked }
refused-not-at-table = this record is of a simulation; only games at a table can be looked at
refused-not-away = this seat plays for itself already
refused-not-begun = the game begins when all seats are taken
refused-not-invited = this table is by invitation; ask for its link
refused-not-over = that can be done when the game is over
refused-not-seated = only those who sit at the table can do that
refused-not-signed-in = first say who you are
refused-not-your-turn = only { $seat }, whose turn it is, can open the plans
refused-not-yours = this is not yours
refused-old-rules = this table was played by older rules; whoever runs the server can repair it
refused-other = that cannot be done
refused-over = the game is over
refused-plea-open = somebody has asked already; first comes the answer
refused-seat-taken = somebody sits there already
refused-stale = the game has gone on meanwhile
refused-stopped = the table was ended
refused-store-down = the database cannot write now; try again
refused-too-fast = too many messages; wait a little
refused-too-long = this is too long; at most { $most }
refused-too-many-connections = you have { $most } connections already; close one
refused-too-many-marks = a plan has at most { $most } marks
refused-too-many-orders = a seat can have { $most } orders
refused-too-many-tables = you have { $most } tables already; end one first
refused-unknown-mark = there is no such mark; there are { $known }
refused-unknown-order = there is no such order; there are { $known }
refused-unknown-phrase = there is no such promise; there are { $known }
refused-wrong-password = no account has this name and password
refused-wrong-seats = so many players need as many seats
