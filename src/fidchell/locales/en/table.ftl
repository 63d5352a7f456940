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

table-sat = { $name } takes the { $seat } seat
table-stood = the { $seat } seat is free again
table-begun = the game begins
table-said = { $text }
table-left = { $seat } has left
table-late = { $seat } is out of time
table-back = { $seat } is back
table-lent = a bot ({ $level }) plays for { $seat } for now
table-voted-out = a bot ({ $level }) plays for { $seat } for good
table-voted =
    { $choice ->
        [wait] { $seat } votes to wait
        [bot] { $seat } votes to let a bot play
        [replace] { $seat } votes to give the seat to a bot for good
       *[end] { $seat } votes to end the game
    }
table-plea = { $seat } asks to take back a decision
table-plea-granted = { $seat } agrees
table-plea-refused = { $seat } does not agree
table-taken-back = { $seat } takes back a decision
table-rules-corrected = the rules were corrected; the game continues from the last decision that is still legal
table-ready-for-peace = { $seat } is ready for peace
table-not-ready-for-peace = { $seat } is no longer ready for peace
table-stopped = the game was stopped
table-rematch = the table for a rematch is ready

## Refusals: why something was not done

refused-bad-clock = there is no such clock
refused-bad-id = a message needs an id of at most { $most } characters
refused-bad-link = this link has already been used or has expired; make a new one
refused-bad-name = a name needs 1 to { $most } visible characters
refused-bad-order = a standing order needs a card, a moment or a number from 0 to 99
refused-bad-password = a password needs { $least } to { $most } characters
refused-bad-phrase = this promise cannot be made that way
refused-bad-saying = a message needs 1 to { $most } characters
refused-bad-scope = there is no such scope; choose from: { $known }
refused-bad-seat = a seat must be yours, open or a bot's
refused-bad-token = this token is unknown, has ended or has expired
refused-bad-vote = vote for one of: { $known }
refused-bad-window = the time to react cannot be that long
refused-begun = the game has already begun
refused-bot-away = { $bot } is not connected now
refused-bot-busy = { $bot } already plays at { $most } tables
refused-bots-alone = with an account you can let bots play among themselves; guests cannot
refused-bots-only-play = a bot plays where it is seated, and does nothing else
refused-busy = someone else was quicker; try again
refused-chat-off = chat is off at this table; you can still make promises
refused-foreign-origin = this request came from another site's page
refused-full = this table has no room for more spectators
refused-has-account = you already have an account
refused-http =
    { $kind ->
        [missing] there is nothing here
        [large] this is too large
        [often] that was too much at once; wait a moment and try again
       *[other] the server refused this ({ $status })
    }
refused-id-used = this id was already used for another message
refused-illegal = { $seat } cannot do that now; options: { $options }
refused-malformed = this is not a message of the protocol
refused-mistake = something went wrong on the server; nothing was changed
refused-name-taken = this name is already taken; choose another
refused-no-bot = there is no such bot, or you may not seat it
refused-no-clash = you are not in a clash now
refused-no-account = guests have no password; make an account first
refused-no-hints = hints are off at this table
refused-no-place = there is no such place on the board
refused-no-plea = nobody is waiting for this answer
refused-no-scope = this token does not allow it; make one with the scope “{ $scope }”
refused-no-sealed-plans = in this game everyone sees every plan
refused-no-schema = there is no such schema; choose from: { $known }
refused-no-seat = there is no such seat
refused-no-decision = the game has { $most } decisions
refused-no-page = the page is not built; `make page` builds it
refused-no-table = there is no such table
refused-no-token = there is no such token; it may have ended already
refused-no-token-here = no token may do this; sign in and do it yourself
refused-no-undo = there is nothing to take back yet
refused-no-vote = nobody has left, so there is nothing to vote about
refused-not-asked = { $seat } cannot act now; asked: { $asked }
refused-not-at-table = this record comes from a simulation; only games played at a table can be opened
refused-not-away = this seat is not away
refused-not-begun = the game begins when all seats are taken
refused-not-invited = this table is by invitation only; ask for its link
refused-not-over = you can do that once the game is over
refused-not-overdue = a seat can be given to a bot for good only a while after its time is up
refused-not-seated = only players at this table can do that
refused-not-signed-in = choose a name or sign in first
refused-not-your-turn = only { $seat }, whose turn it is, can open the plans
refused-not-yours = this is not yours
refused-old-rules = this table was played under older rules; whoever runs the server can repair it
refused-other = that cannot be done
refused-over = the game is over
refused-own-bot = only one of a person and their bots can sit at a table with other people
refused-plea-open = someone has already asked; wait for the answer
refused-seat-held = the seat is held for { $most } minutes; after that you can free it
refused-seat-taken = this seat is already taken
refused-stale = the game has moved on
refused-stopped = the game was stopped
refused-store-down = the database cannot save anything right now; try again
refused-time-up = your time is up; you come back by making your move
refused-too-fast = too many messages; wait a moment
refused-too-long = this is too long; the limit is { $most }
refused-too-many-bots = guests can have { $most } tables with bots; end one, or create an account
refused-too-many-connections = you already have { $most } connections; close one
refused-too-many-marks = a plan can have at most { $most } marks
refused-too-many-orders = a seat can have at most { $most } standing orders
refused-too-many-own-bots = you already have { $most } bots
refused-too-many-streams = you already listen { $most } times; close one
refused-too-many-today = you can set up { $most } tables a day; come back tomorrow
refused-too-much-stored = your tables fill all the space that you have; wait until old ones are cleared, or use an account
refused-log-full = too much has happened at this table; you can only play on to the end
refused-too-many-tables = you already have { $most } tables; end one first
refused-too-many-tokens = you already have { $most } tokens; end one first
refused-unknown-mark = there is no such mark; choose from: { $known }
refused-unknown-order = there is no such standing order; choose from: { $known }
refused-unknown-phrase = there is no such promise; choose from: { $known }
refused-unknown-protocol = this server speaks other versions of the protocol: { $known }
refused-wrong-password = wrong name or password
refused-wrong-seats = the number of seats must match the number of players
