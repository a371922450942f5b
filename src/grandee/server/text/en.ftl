# The server in English.

notice-push-title = It is your turn
notice-push-body = { $game } is waiting for your move.
notice-confirm-subject = Do you want notices at this address?
notice-confirm-body =
    Hello,

    somebody, most likely you, asked Grandee to send a mail to this address when it is their turn in a game.

    If it was you, follow this link:
    { $link }

    If it was not, do nothing: without the link no notices are sent here.
notice-turn-subject = Your turn: { $game }
notice-turn-body =
    Hello,

    it is your turn in { $game }. This is the way to your table:
    { $link }

    You get this mail because you asked for notices. If you want no more of them, follow this link:
    { $unsubscribe }

notice-refused-form = This is not an address that the server can call.
notice-refused-user = An address with a user name or a password in it is not called.
notice-refused-scheme = Only addresses that begin with https:// are called.
notice-refused-port = Only the usual port of https, 443, is called.
notice-refused-internal = This address belongs to an internal network; only addresses on the internet are called.
