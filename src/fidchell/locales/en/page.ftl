### The page in English: everything around the games.

## Everywhere

page-loading = One moment …
page-trouble = Something is in the way
page-mistake = Something went wrong on this page.
page-no-server = the server does not answer; check the network and try again
page-server-trouble = the server answered with the error { $status }
page-again = Try again
page-to-lobby = To the lobby
page-close = Close
page-cancel = Another choice
page-menu = Menu
page-help = Keys and help
page-theme = Light or dark
page-sounds = Sounds
page-language = Language
page-settings = Settings
page-rules = Rules and cards
page-read-rules = Read all the rules
page-rule-of = The rule: { $title }
page-title-inis = Inis
page-title-snakes = Banish the Snakes
page-guest = Guest
page-bot = Bot, { $level }
page-level = How strong the bot is

## The table

page-tab = { $title } – Fidchell
page-tab-awaited = ● { $title }
page-side = What you look at
page-board = The board
page-rail = Players and log
page-hand = Your hand
page-parts = Parts of the table
page-tab-board = Board
page-tab-players = Players
page-tab-log = Log
page-tab-side = Details
page-prompt = What is asked
page-options = What you can do
page-your-move = Your decision: { $what }
page-waiting-for = Waiting for { $name }
page-waiting-all = Everybody decides in secret
page-answered = Your answer: { $what }. You may change it until all have answered.
page-disconnected = The connection is lost; trying again …
page-undo-free = Undo
page-undo-plea = Ask to take back
page-past = The past
page-past-at = This is how it was at step { $step }.
page-back-to-now = Back to now
page-show-moment = Show this moment
page-over = The game is over
page-stopped = The table was ended
page-replay = Replay
page-rematch = Play again
page-go-rematch = To the rematch
page-end-table = End this table
page-end-sure = End this game for good?
page-copy-link = Copy the link
page-link-copied = Copied
page-log = What happened
page-log-empty = Nothing has happened yet.
page-about-me = About me
page-seat = Seat
page-clocks = Time left
page-days-hours = { $days } d { $hours } h
page-hours-minutes = { $hours } h { $minutes } min
page-plea = { $name } asks to take a decision back
page-plea-waiting = You have asked to take a decision back.
page-agree = Agree
page-refuse = Refuse
page-stance-on = Ready for peace
page-stance-off = Not ready for peace after all
page-late = You are out of time. The others may wait for you, or go on without you.
page-away = You were away, and somebody else may decide for you.
page-i-am-here = I am here
page-left = { $names } left. What should become of the game?
page-vote-wait = Wait
page-vote-bot = Let a bot play
page-vote-end = End the table
page-chat = Chat
page-say = Say something
page-send = Send
page-mute = Do not hear { $name } any more

## Standing orders and promises

page-orders =
    { $count ->
        [0] Standing orders
        [one] Standing orders: one
       *[other] Standing orders: { $count }
    }
page-orders-about = Answered for you when you are asked whether you react; nobody else sees them.
page-order-pass-until-my-turn = Pass until my turn
page-order-pass-when-nothing-fits = Pass when no card of mine fits
page-order-pass-at = Pass whenever this moment comes
page-order-peace = Agree to peace while I keep so many clans
page-promises =
    { $count ->
        [0] Promises
        [one] Promises: one
       *[other] Promises: { $count }
    }
page-promise = Promise something
page-promise-say = Promise it
page-fate-open = (open)
page-fate-kept = (kept)
page-fate-broken = (broken)
page-blank-territory = territory
page-blank-other = player

## Before the game, and one device for several

page-gathering = { $title }: the table is set
page-seats-free =
    { $count ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
page-your-name = Your name
page-seat-open = free
page-sit = Sit down
page-stand = Stand up
page-invite = Whoever has this link may sit down
page-hand-over = Hand the device to { $seat }
page-hand-over-why = Nobody else should look now.
page-hand-over-here = I am { $seat }: show my cards
page-hand-over-first = { $seat } first

## Since you were here

page-recap = Since you were here
page-recap-count =
    { $count ->
        [one] One thing happened since you were here.
       *[other] { $count } things happened since you were here.
    }
page-recap-at = { $at } of { $of }
page-recap-before = Before
page-recap-show = Show it
page-recap-next = Next
page-recap-done = To the game

## Hints

page-hints = Hints
page-hint = Ask for a hint
page-hint-thinking = Thinking …
page-hint-chance = Chance to win

## Keys and the command line

page-keys = Keys
page-key-tab = to the next control
page-key-board = to the board, to the first place that you may choose
page-key-arrows = to the neighbouring place on the board
page-key-enter = take what is marked
page-key-numbers = the card or option with this number
page-key-confirm = confirm; the main button
page-key-pass = pass, or be done
page-key-undo = undo, or ask to take back
page-key-stance = ready for peace or not
page-key-hint = ask for a hint
page-key-log = the log
page-key-zoom = nearer, further, all of the board
page-key-command = the command line
page-key-escape = put back what is chosen; back to now
page-key-help = this list
page-command = Command line
page-command-hint = Type an option, such as “pass”; Tab completes
page-command-not-asked = You are not asked now.
page-command-several = “{ $typed }” could be: { $options }
page-command-rule = The rule: { $rule }
page-command-none = “{ $typed }” cannot be done now. You can: { $options }

## The lobby

page-lobby = Fidchell: two Celtic games for friends and bots
page-quick = Play at once
page-play-game = Play { $title }
page-about-inis = 2–4 players; you and two bots begin at once
page-about-snakes = 1–6 saints together; you and two bots begin at once
page-new-table = A table of your own
page-game = Game
page-players = Players
page-seat-mine = me
page-seat-for-others = somebody else
page-pace = Pace
page-window = Time to react, at least
page-window-about = Every question whether somebody reacts stays open so long, so that nobody learns from a quick answer what others hold.
page-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
page-listed = Anybody may join
page-allow-hints = Hints from a bot
page-allow-chat = Chat
page-variants = Rules and variants
page-set-table = Set the table
page-begin = Begin
page-my-tables = Your tables
page-no-tables = None yet. Two clicks, and there is one.
page-open-tables = Open tables
page-watch-tables = Tables to watch
page-past-tables = Games that are over
page-awaited = your turn
page-phase-gathering = seats free
page-phase-playing = in play
page-phase-over = over
page-phase-stopped = ended
page-join = Join
page-go = Go
page-watch = Watch
page-learn = Learn
page-learn-about = A guided first game, one idea at a time; and every rule and card to read.
page-gallery = Everything drawn
page-import = Look at a record
page-import-about = A record of a game, as this page or the terminal writes it, can be replayed and continued.
page-import-file = Record
page-account = You
page-signed-in = You are signed in as { $name }.
page-guest-as = You are a guest with the name { $name }. With a password you can come back from anywhere.
page-sign-in-name = Name
page-password = Password
page-rename = Change the name
page-sign-in = Sign in
page-register = Make an account
page-other-device = Link for another device
page-device-link = Open this link once, there
page-sign-out = Sign out
page-credit = Inis is by Christian Martinez, Banish the Snakes by Kevin McPartland and Jerry Shiles. Every word and picture here is our own.

## Settings

page-theme-auto = as the device
page-theme-vellum = vellum (light)
page-theme-peat = peat (dark)
page-text-size = Size of the text
page-confirm = Choices on the board
page-confirm-auto = confirmed on touch screens
page-confirm-always = always confirmed
page-confirm-never = done at once
page-want-sounds = Sounds
page-want-memory = Memory aid: the cards that I have seen
page-want-motion = Motion
page-want-chat = Chat
page-want-plainheadings = Plain headings instead of uncial letters
page-muted = Whom you do not hear
page-hear = Hear { $name } again
page-back = Back

## Replay

page-replay-step = Step { $step } of { $steps }
page-replay-quiet = Nothing that you could see.
page-replay-controls = Replay controls
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step on
page-replay-last = To the end
page-replay-slider = Step
page-replay-speed = Speed
page-replay-view = Seen by
page-public = everybody
page-record = Save the record
page-to-table = To the table
page-continue = Continue from here
page-continue-about = A new table goes on from this position. What was hidden and not yet drawn is mixed anew.
