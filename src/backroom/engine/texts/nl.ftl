seat = Plaats { $number }
hidden = iets verborgens
nobody = niemand
reason-over = Het spel is afgelopen.
reason-not_asked = Deze plaats is nu niet aan zet.
reason-not_this_step = Dat wordt nu niet gevraagd.
