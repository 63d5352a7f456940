### The style page in English: everything that the page is built and painted with, on one sheet.

gallery-title = Gallery
gallery-about = Every colour, size, icon, piece and picture on this page. The sun or moon in the top bar changes the theme.
gallery-colours = Colours
gallery-type = Fonts and sizes
gallery-sample = Nine waves beyond the shore
gallery-sample-name = Aoife
gallery-controls = Buttons and fields
gallery-button = A choice
gallery-button-main = The main choice
gallery-button-stop = A choice that ends something
gallery-button-off = Not now
gallery-chip = A switch
gallery-field = A field
gallery-panel = A panel, plain, so that the ornament on cards can speak.
gallery-icons = Icons
gallery-knots = Knots and triskels
gallery-pictures = Pictures

## Inis

gallery-lands = The sixteen territories, pointing both ways
gallery-lands-busy = Territories in the thick of a game
gallery-pieces = Pieces, badges and marks
gallery-citadel = Citadel
gallery-capital = Capital
gallery-sanctuary = Three sanctuaries
gallery-festival = Festival
gallery-deed = Deed
gallery-pretender = Pretender
gallery-brenn = Brenn
gallery-crows = Crows fly with the sun
gallery-crows-against = Crows fly against the sun
gallery-pass = Cards are passed this way
gallery-cards = The cards of Inis
gallery-size = Card size
gallery-size-mini = Small
gallery-size-mid = Medium
gallery-size-full = Large
gallery-backs = Backs and marks

## Banish the Snakes

gallery-map = The map
gallery-blocks = Blocks and buildings
gallery-people = People
gallery-flock = Flock
gallery-chief = Pagan chief
gallery-chief-christian = Christian chief
gallery-king = Pagan king
gallery-king-christian = Christian king
gallery-high-king = Pagan high king
gallery-high-king-christian = Christian high king
gallery-druid = Druid
gallery-druid-unmet = Unmet druid
gallery-dolmen = Dolmen
gallery-dolmens = Three dolmens
gallery-grave = Grave
gallery-relic = Relic
gallery-church = Church of level { $level }
gallery-saints = Saints and acolytes
gallery-saints-together = { $count } together
gallery-tracks = Dice and tracks
gallery-zeal = Zeal
gallery-slider = The slider for an attempt
gallery-fails = fails
gallery-nothing = nothing
gallery-succeeds = succeeds
