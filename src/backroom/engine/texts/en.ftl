seat = Seat { $number }
hidden = something hidden
nobody = nobody
reason-over = The game is over.
reason-not_asked = It is not this seat’s turn to decide.
reason-not_this_step = That is not asked at this point.
