# Wat een verslag zegt. Zetten staan in de woorden van het spel.
report-title = { $game }: het verslag
report-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
report-chart = Winstkansen tijdens de partij
report-chart-told = Eén lijn per speler, van de eerste beslissing tot het einde. De tabel eronder zegt hetzelfde in cijfers.
report-axis = Regels van de opname
report-counted = hier verandert de stand
report-end = Het einde
report-table = De grafiek als tabel
report-line = Regel
report-player = Speler
report-played = Gespeeld
report-better = Beter
report-cost = Gekost
report-cost-points = { $cost } ± { $error } punten
report-figures = { $chance } ± { $error }
report-mistakes = Wat het meest heeft gekost
report-mistakes-none = { $name }: geen zet die duidelijk iets heeft gekost.
report-mistake = Regel { $line }: { $played }
report-mistake-better = Beter: { $better }
report-mistake-cost = Dat kostte { $cost } ± { $error } procentpunten: van { $before } naar { $after }.
report-board = De tafel zoals { $name } die zag
report-balance = Geluk en kunde
report-balance-told = Hoe de kans bij de eerste beslissing die aan het einde werd, in procentpunten. Eigen beslissingen kunnen tegen de beste die gevonden is alleen verliezen; “kwam aan het licht” is wat de anderen bleken te hebben en van plan waren.
report-start = Begin
report-own = Eigen beslissingen
report-others = Beslissingen van anderen
report-luck = Dobbelstenen en kaarten
report-rest = Kwam aan het licht
report-numbers = In cijfers
report-decisions = Beslissingen
report-decisions-told = { $decisions }, waarvan { $weighed } gewogen
report-lead = Wisselingen van de koppositie
report-closest = Spannendste moment van de tweede helft
report-closest-told = Regel { $line }: de eerste twee schelen { $gap } procentpunten
report-time = Bedenktijd
report-how = Elke beslissing is opnieuw doordacht met { $simulations } simulaties per vraag, met niet meer dan de speler toen kon weten. ± is de steekproeffout, waarbinnen 95 van de 100 zulke schattingen liggen; wat het zoeken zelf over het hoofd ziet, zit er niet in. Gesprekken en zetten zonder keuze worden niet beoordeeld.
report-origin = Backroom, diepte { $depth }, beginwaarde { $seed }, opname { $end }
