# Words of the balance report. Figures are written by the page.

lab-title = Balance of { $game }
lab-kicker = Balance report · one file, nothing to load
lab-about = Bots play among themselves. Bars and brackets are intervals of 95 %; the green band is what is wanted.
lab-about-verdicts = ✓ the whole interval is as wanted · ~ the interval crosses a limit, more games would tell · ✗ the whole interval lies outside. Where many things are looked at, ✗ is only given to what stands out beyond what luck does among so many.
lab-stamp-good = as wanted
lab-stamp-unsure = not sure yet
lab-stamp-bad = not as wanted
lab-bold-title = What stands out
lab-bold-none = Nothing is shown to be other than wanted.
lab-in-short = All tables
lab-case-title = { $seats ->
    [one] One player
   *[other] { $seats } players
  }
lab-case-games = { $games ->
    [one] one game
   *[other] { $games } games
  } among
lab-column-what = what
lab-column-found = found
lab-column-wanted = wanted
lab-column-verdict = verdict
lab-column-offered = offered
lab-column-taken = taken
lab-column-in-games = in games
lab-column-of-all = of all
lab-column-wins = wins, in fair shares
lab-column-detectable = would notice
lab-column-reached = fulfilled
lab-column-seats = seats
lab-column-games = games
lab-column-table = table
lab-column-ended = ended as meant
lab-places-title = Who sits first
lab-places-find = Wins by place in the order of play; dotted: the fair share.
lab-place-wins = place { $of } wins
lab-rounds = rounds
lab-answers = answers a game
lab-points = points of a player
lab-margin = lead of the winner
lab-source = points from
lab-ended = ended by: { $of }
lab-choices = choices a game
lab-width = options a choice
lab-leads = changes of the lead
lab-turned = not won by the leader at half-time
lab-length-title = Length and end
lab-length-find = How many rounds games last, and why they end.
lab-length-answers = This game counts no rounds.
lab-scores-title = Points
lab-scores-find = How many points players end with, and where they come from, on average.
lab-choices-title = Choices
lab-luck = luck of the deal
lab-skill = who plays
lab-rest = neither: the course of play
lab-luck-title = Luck and skill
lab-luck-find = What foretells who wins, when neighbouring levels of bots play every deal twice, with places exchanged. The deal counts with the dice and draws that stay the same; luck that comes only after they have played otherwise is in the rest.
lab-components-title = Things to choose, and who wins with them
lab-components-find = Right: taken more often by those who could. Up: those who took it win more than their fair share, of games in which not everybody took it. Red zone: hardly anybody takes it.
lab-components-none = Nothing in this game is chosen by name.
lab-components-axis = taken by so many of those who could
lab-components-listed = What can be chosen
lab-components-notice = What would be noticed: an effect of this size would show in four of five such reports.
lab-components-more = All choices, { $count } of them
lab-strong = too strong: whoever takes it wins
lab-weak = a trap: whoever takes it loses
lab-ignored = useless: hardly anybody takes it
lab-anything = anything
lab-held-title = What points rest on at the end
lab-held-find = Who held what, how often it was fulfilled, and how often they won.
lab-openings-title = Openings
lab-openings-find = The first thing with a name that a player took, and how often they won.
lab-dead-title = Dead options
lab-dead-find = Offered, and taken by nobody.
lab-dead-none = Everything that was offered was taken by somebody.
lab-missing-find = Never seen at all: of these cards nothing was told, and nobody was offered them.
lab-unoffered-find = Never possible: nobody could ever choose these.
lab-never-more = { $count } more
lab-events-title = What happened:
lab-events-first = What happened first:
lab-plans-title = Plans
lab-plans-find = One seat follows a plan, the others play as usual. A plan that wins more than wanted can be exploited.
lab-plans-more = { $count ->
    [one] One weaker plan
   *[other] { $count } weaker plans
  }
lab-plan-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
lab-plan-rush = Rush: spend whatever can be spent, never decline
lab-plan-hoard = Hoard: spend nothing that need not be spent
lab-plan-only = Always:
lab-plan-never = Never:
lab-stronger = wins more than its share
lab-par = at par, as far as one can tell
lab-weaker = wins less than its share
lab-exploitable = can be exploited
lab-whatif-title = What if
lab-whatif-find = Two data files on the same deals. A difference is called real when its interval leaves out zero.
lab-whatif-one = first file
lab-whatif-other = second file
lab-whatif-by = difference
lab-real = real
lab-chance = may be chance
lab-component-taken = taken:
lab-component-wins = wins, in fair shares:
lab-made-by = Made by
lab-language = Language
lab-footer-seed = seed { $seed }
