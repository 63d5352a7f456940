### The page in English: everything around the games.

## Everywhere

page-loading = One moment …
page-trouble = Something went wrong
page-mistake = This page ran into an error.
page-no-server = the server is not responding; check your connection and try again
page-server-trouble = the server answered with error { $status }
page-again = Try again
page-to-lobby = Back to the lobby
page-close = Close
page-cancel = Choose something else
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
page-bot-account = { $name }, bot of { $owner }
page-level = Bot strength

## The table

page-tab = { $title } – Fidchell
page-tab-awaited = ● { $title }
page-side = Details
page-board = The board
page-rail = Players and log
page-hand = Your hand
page-parts = Parts of the table
page-tab-board = Board
page-tab-players = Players
page-tab-log = Log
page-tab-side = Details
page-prompt = Current decision
page-options = What you can do
page-your-move = Your decision: { $what }
page-waiting-for = Waiting for { $name }
page-waiting-all = Everyone is deciding in secret
page-answered = Your answer: { $what }. You can change it until everyone has answered.
page-disconnected = Connection lost; trying again …
page-undo-free = Undo
page-undo-plea = Ask to undo
page-past = The past
page-past-at = This is how things stood at step { $at }.
page-back-to-now = Back to now
page-show-moment = Show this moment
page-over = The game is over
page-stopped = The game was stopped
page-replay = Replay
page-rematch = Play again
page-go-rematch = Go to the rematch
page-end-table = End this game
page-end-sure = End this game for good?
page-copy-link = Copy the link
page-link-copied = Copied
page-commitment = Sealed chance
page-commitment-why = Shuffled and rolled by a key whose SHA-256 hash this is; the key is in the record once the game is over.
page-log = What happened
page-log-empty = Nothing has happened yet.
page-about-me = About me
page-seat = Seat
page-clocks = Time left
page-days-hours = { $days } d { $hours } h
page-hours-minutes = { $hours } h { $minutes } min
page-plea = { $name } asks to take back a decision
page-plea-waiting = You have asked to take back a decision.
page-agree = Agree
page-refuse = Refuse
page-stance-on = Ready for peace
page-stance-off = Not ready for peace after all
page-late = You are out of time. The others can wait for you or go on without you.
page-away = You were away. Until you are back, someone else may decide for you.
page-i-am-here = I'm back
page-left = { $names } left. What should happen to the game?
page-vote-wait = Wait
page-vote-bot = Let a bot play
page-vote-replace = Give the seat to a bot for good
page-vote-end = End the game
page-chat = Chat
page-say = Say something
page-send = Send
page-mute = Mute { $name }

## Standing orders and promises

page-orders =
    { $count ->
        [0] Standing orders
       *[other] Standing orders: { $count }
    }
page-orders-about = These answer for you when you are asked to react; nobody else sees them.
page-order-pass-until-my-turn = Pass until my turn
page-order-pass-when-nothing-fits = Pass when none of my cards fit
page-order-pass-at = Pass whenever this moment comes
page-order-peace = Agree to peace while I have at least this many clans
page-promises =
    { $count ->
        [0] Promises
       *[other] Promises: { $count }
    }
page-promise = Make a promise
page-promise-say = Promise
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
page-free-seat = Free this seat
page-stand = Stand up
page-invite = Anyone with this link can sit down
page-hand-over = Pass the device to { $seat }
page-hand-over-why = Nobody else should look at the screen now.
page-hand-over-here = I am { $seat }: show my cards
page-hand-over-first = { $seat } first

## Since you were here

page-recap = While you were away
page-recap-count =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
page-recap-at = { $at } of { $of }
page-recap-before = Previous
page-recap-show = Show me
page-recap-next = Next
page-recap-done = Back to the game
page-recap-since = Since your last turn
page-happens = Now
page-skip = Show the rest
page-skip-next = Next
page-cue-passed-on =
    { $count ->
        [one] One card is passed on
       *[other] { $count } cards are passed on
    }

## Hints

page-hints = Hints
page-hint = Ask for a hint
page-hint-thinking = Thinking …
page-hint-chance = Chance of winning

## Keys and the command line

page-keys = Keys
page-key-tab = next control
page-key-board = to the board, to the first place you can choose
page-key-arrows = neighbouring place on the board
page-key-enter = choose the highlighted item
page-key-numbers = the card or option with this number
page-key-confirm = confirm; the main button
page-key-pass = pass, or finish
page-key-undo = undo, or ask to undo
page-key-stance = ready for peace or not
page-key-hint = ask for a hint
page-key-log = the log
page-key-zoom = zoom in, zoom out, whole board
page-key-skip = show the rest of what happened; at pace “step”, the next scene
page-key-command = the command line
page-key-escape = cancel the selection; back to now
page-key-help = this list
page-command = Command line
page-command-hint = Type an option, such as “pass”; Tab completes
page-command-not-asked = You have nothing to decide right now.
page-command-several = “{ $typed }” could be: { $options }
page-command-rule = The rule: { $rule }
page-command-none = “{ $typed }” is not possible now. You can: { $options }

## The lobby

page-lobby = Fidchell: two Celtic games to play with friends and bots
page-quick = Play now
page-play-game = Play { $title }
page-about-inis = 2–4 players; start right away against two bots
page-about-snakes = 1–6 saints together; start right away with two bots
page-players-begin = Players: { $players }; start right away with bots
page-new-table = Your own table
page-game = Game
page-players = Players
page-seat-mine = me
page-seat-for-others = someone else
page-pace = Pace
page-window = Minimum time to react
page-window-about = Every chance to react stays open at least this long, so a quick answer gives nothing away.
page-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
page-listed = Anyone can join
page-allow-hints = Hints from a bot
page-allow-chat = Chat
page-variants = Rules and variants
page-set-table = Set up the table
page-begin = Begin
page-my-tables = Your tables
page-no-tables = None yet. Two clicks and you have one.
page-open-tables = Open tables
page-watch-tables = Tables to watch
page-past-tables = Finished games
page-awaited = your turn
page-phase-gathering = seats free
page-phase-playing = in play
page-phase-over = over
page-phase-stopped = ended
page-join = Join
page-go = Go
page-watch = Watch
page-learn = Learn
page-learn-about = A guided first game, one idea at a time, and every rule and card to look up.
page-gallery = Gallery
page-import = Open a record
page-import-about = Replay or continue a game from a record saved by this page or the terminal.
page-import-file = Record
page-account = You
page-signed-in = You are signed in as { $name }.
page-guest-as = You are a guest named { $name }. With a password you can sign in from anywhere.
page-sign-in-name = Name
page-password = Password
page-rename = Change name
page-sign-in = Sign in
page-register = Create an account
page-other-device = Link for another device
page-device-link = Open this link on the other device; it works once
page-sign-out = Sign out
page-sign-out-everywhere = Sign out on other devices
page-change-password = Change password
page-new-password = New password
page-credit = Inis is by Christian Martinez, Banish the Snakes by Kevin McPartland and Jerry Shiles. Every word and picture here is our own.

## Settings

page-theme-auto = same as the device
page-theme-vellum = vellum (light)
page-theme-peat = peat (dark)
page-text-size = Text size
page-confirm = Choices on the board
page-confirm-auto = confirm on touch screens
page-confirm-always = always confirm
page-confirm-never = never confirm
page-tempo = Pace of what happens
page-tempo-step = step by step, with Space
page-tempo-slow = slow
page-tempo-normal = normal
page-tempo-fast = fast
page-tempo-off = off: everything at once
page-want-sounds = Sounds
page-want-memory = Memory aid: the cards I have seen
page-want-motion = Motion
page-want-chat = Chat
page-want-plainheadings = Plain headings instead of uncial letters
page-tokens = Tokens for programs
page-tokens-about = A token lets a program of yours act in your name. Give it to nobody else; end it when you no longer need it.
page-token-name = Name of the program
page-token-make = Make a token
page-token-made = Copy it now; it is not shown again
page-token-until = until { $date }
page-token-end = End { $name }
page-scope-read = Read: watch tables and see my seats
page-scope-play = Play: set up tables and act in my seats
page-scope-account = Account: change my name and settings
page-muted = Muted players
page-hear = Unmute { $name }
page-back = Back

## Replay

page-replay-step = Step { $at } of { $last }
page-replay-quiet = Nothing you could see.
page-replay-controls = Replay controls
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step forward
page-replay-last = To the end
page-replay-slider = Step
page-replay-speed = Speed
page-replay-view = View as
page-public = Spectator
page-record = Save the record
page-to-table = Back to the table
page-continue = Continue from here
page-continue-about = A new table continues from this position. Whatever was hidden and not yet drawn is shuffled again.

## A game that nobody has drawn

page-generic-you = you
page-generic-away = away
page-generic-decides = deciding
page-generic-yes = yes
page-generic-no = no
page-generic-none = none
page-generic-about = Nobody has drawn this game yet. This is everything you may know, as the game tells it.
