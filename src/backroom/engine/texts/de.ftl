seat = Platz { $number }
hidden = etwas Verdecktes
nobody = niemand
reason-over = Die Partie ist zu Ende.
reason-not_asked = Dieser Platz ist gerade nicht gefragt.
reason-not_this_step = Das steht jetzt nicht zur Wahl.
