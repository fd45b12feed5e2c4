# What a person reads when the hub does not do what was asked: one message for every key of a refusal.
# Parameters are numbers, and the keys of rulebooks for those who type them; roles and names never are.

## A tap that does not fit any more, or not yet

stale = The game has moved on. Look at the screen and choose again.
not-now = That can't be done at this moment of the game.
game-over = The game is over.
no-game = No game is running.
game-running = That has to wait until the game is over.
paused = The game is paused. Wait until the host goes on.
already-paused = The game is paused already.
not-paused = The game isn't paused.
no-limit = This step has no time limit, so no time can be added.
not-playing = You have no part in this game. You play from the next one on.
you-are-dead = You are out of this game and can't act any more.
already-out = That player is out of the game already.

## Choosing at night

not-asked = You aren't being asked for that now.
answer-stands = You have confirmed your choice; it stands.
confirm-needed = This choice only counts once it is confirmed.
acknowledge-only = There is nothing to choose here. Just confirm.
must-choose = You have to choose somebody here.
verb-not-offered = That isn't among your choices.
pick-count = { $count ->
    [one] Choose exactly one player.
   *[other] Choose exactly { $count } different players.
}
target-dead = That player is out of the game. Choose somebody who is alive.
target-self = You can't choose yourself here.
target-not-offered = You can't choose that player now.
unknown-seat = There is no such player at this table.

## The vote

vote-stands = You have voted; your vote stands.
vote-self = You can't vote for yourself.
vote-outside-runoff = In the runoff you can only vote for one of the tied players.

## Names and seats

name-empty = Enter a name that everybody can see.
name-long = That name is too long. It may have { $most } characters.
name-nobody = That word means that nobody was chosen. Choose another name, or add a letter.
name-several = That sounds as if somebody else at the table were meant as well. Use a name that is yours alone.
name-taken = Somebody here has that name, or one that looks or sounds just like it. Choose another, or add a letter.
name-word = The storyteller uses that word itself, and nobody would know who is meant. Choose another name, or add one to it.
say-as-long = The spoken form is too long. It may have { $most } characters.
say-as-letters = The spoken form may have letters, spaces, hyphens and apostrophes only. Write numbers as words.
say-as-nobody = Spoken like that, your name would mean that nobody was chosen. Write it another way.
say-as-several = Spoken like that, somebody else at the table would be meant as well. Write your own name alone.
say-as-word = The storyteller uses that word itself. Write your name another way, or leave the spoken form empty.
say-as-taken = Somebody here is called that. Write your own name as it sounds, or leave the spoken form empty.
table-full = This table is full: it has { $most } seats.
bad-order = The order must name every seat of the table exactly once.

## Setting up

too-few-seats = { $least ->
    [one] This game needs at least one player.
   *[other] This game needs at least { $least } players.
} { $seats ->
    [0] Nobody is here yet.
    [one] One is here.
   *[other] There are { $seats }.
}
too-many-seats = This game takes at most { $most } players, and there are { $seats }. Choose another rulebook or remove some.
too-many-specials = There are more special roles than { $seats } players can hold. Take some out.
role-not-offered = That role can't be set with { $seats } players.
dial-out-of-bounds = That can be set from { $least } to { $most } here.
bad-settings = Those settings don't fit together. Nothing was changed.
limit-out-of-bounds = A time limit is { $least } to { $most } seconds, or none at all.
not-all-ready = Not everybody is ready yet. You can start anyway.
unknown-rulebook = Nightwake has no such rulebook. There are: { $known }.
unknown-device = That sound device is not there any more. Look again, and choose another.
speakers-in-use = The speakers belong to another table's game for now.
not-while-telling = Not now: the test would be heard in the middle of the story. Try it by day, or before the game.
unknown-voice = That voice is not here. Choose one of those on this page.
no-voice = The storyteller has no voice for that just now. The name is shown on the screens all the same.
unknown-language = This hub doesn't speak that language.
too-many-tables = This hub has as many tables as it can hold. Close one that is over, and try again.

## Links, codes and moving to another phone

unknown-table = No table has this code. Check it on the table screen: it has six characters.
unknown-link = This link doesn't belong to a seat or table here (any more). You can join with the code on the table screen.
link-moved = This seat was moved to another phone. If that wasn't you, tell the host.
seat-removed = This seat was given up or removed. You can join again with the code on the table screen.
unknown-pairing = Nobody asks with that code, or the time for it is over. Let the phone ask again.
too-many-requests = Too many phones ask for a seat at this table. Wait a minute, then try again.
too-many-tries = Too many wrong codes or links came from this phone's address. Wait a minute, then try again.
too-many-joins = Very many people have joined from this phone's address just now. Wait a minute, then try again.
too-many-asks = Many seats have been asked for from this phone's address. Wait ten minutes, then try again.
too-many-opened = Very many tables have been opened from this phone's address. Wait ten minutes, or use one of those.
too-many-pages = Very many pages of this hub are open at this phone's address. Close some that nobody needs.
too-many-previews = Very many names have been tried from this phone's address just now. Wait a minute, then try again.

## What is kept of games

unknown-story = There is no story here. It was deleted, or nobody has won that game.
evening-playing = A game is being played at that table. Delete its evening when the game is over.
not-deleted = The hub couldn't delete that. Try again; what is still in the list is still there.

## What a browser may do wrong

malformed = The hub couldn't read that. Reload the page and try again.
not-found = There is nothing at this address.
wrong-method = This address doesn't take that kind of request.
too-slow = That arrived too slowly. Check the Wi-Fi and try again.
too-large = That is too much for one request.
too-fast = Those were very many taps at once. Wait a moment, then try again.
too-long = This address is too long to be one of this hub's.
other-site = That came from another site's page. Open Nightwake by the address on the table screen.
unknown-name = The hub doesn't know the name in this address. Open it by the address on the table screen, or start it with --address and this name.
unknown-clip = This sound isn't there any more.
unknown-address = That isn't an address of this hub.
starting = The hub has just been started and is fetching its tables. Try again in a moment.
refused = The hub can't do that.
hub-fault = Something went wrong in the hub. Try again; if it stays so, ask the host to restart it.
not-saved = The hub couldn't save that, so it doesn't count. Try again; the host can see what is wrong.
