# What can be taken away from a game: a dialog of buttons, each with a few words on what it is good for.
share-preview = This is what the link looks like in a chat.
share-app = Share with an app
share-app-more = The link with its picture, in any app on this device
share-png-more = For chats and posts
share-svg-more = For print: sharp at any size
share-film = Moving picture (GIF)
share-film-more = The whole game, turn by turn; made by the server
share-film-offline = A moving picture needs a connection: the server makes it.
share-record-more = The turns as text, for notes and other programs
share-file-more = To keep, or to open again later
share-position = Copy position
share-position-more = Only what’s on the board now, as one line of text
share-embed = Copy HTML for a web page
share-embed-more = A board to step through on your blog or site
share-qr = QR code
share-qr-more = For the camera of someone nearby
