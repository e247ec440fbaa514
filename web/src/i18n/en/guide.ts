// How each game is played, in our own words: enough to finish a race.
export const guide = {
  title: 'How it is played',
  head_aim: 'The race',
  head_turn: 'Your turn',
  head_price: 'What it costs',
  head_end: 'The finish',
  speed_circuit_aim:
    'Build a car from 5 points: start, acceleration, deceleration, top speed, wear, at most 2 in each. All builds open together; the fastest starters stand in front.',
  speed_circuit_turn:
    'Everyone plots a speed in secret; 20 mph is 1 space. Gaining up to your acceleration and losing up to your deceleration is free. Plots open together, then the leader drives first. You drive the whole move, straight or diagonally forward, never through a car. Directly behind a fast car on a straight you may plot with a slip: 1 or 2 spaces more.',
  speed_circuit_price:
    '20 above acceleration or top speed asks for a die: a 6 damages the engine. Harder braking costs wear or a brake test. Corner spaces have a limit; 20 or 40 over costs wear, or a throw: safe 3 of 6, spin 2, crash 1. A printed line, followed from its first space to its last, allows 20 more. Wear does not come back.',
  speed_circuit_end:
    'First over the line after the last lap wins; of several in one turn, the one that came furthest.',
  speed_circuit_wbc_aim:
    'Give your car six levels from −2 to +2 that sum to 2: start, acceleration, deceleration, top speed, wear, skill. Then bid wear and chips in secret for the grid; what you bid is gone.',
  speed_circuit_wbc_turn:
    'Everyone plots a speed in secret; 20 mph is 1 space. Then the leader drives first, space by space. You may brake in the middle of a move, take the slip of the car directly ahead, or force a pass through a car if 2 spaces are left: two dice, 2 to 5 and you are by, from 10 both lose 2 wear.',
  speed_circuit_wbc_price:
    'All throws use two dice, and low is good. A chip lowers your throw by 1, two by 2, a −3 chip by 3: name it before you throw, it is spent whatever comes. Pushing acceleration or top speed by 20 fails on 10 to 12, a pushed start on 9 to 12. Over a corner limit you pay wear or throw: 2 to 6 safe, 7 to 9 spin, 10 to 12 crash. Red lines give 20 more, green ones 40. Off the track each turn costs 1 wear and 1 chip.',
  speed_circuit_wbc_end:
    'A car finishes when it enters the row just before the line at the end of the last lap. Of several in one turn, the one that came furthest wins.',
  formula_one_aim:
    'No die moves a car. Up to six cars drive one after the other, in the same order all race long. Each driver holds five tactic cards for the whole race.',
  formula_one_turn:
    'Set a speed: up to 60 mph more than before, never above 160, or less. 20 mph is 1 square, straight or one lane over, never through a car. If cars leave no full path you are baulked: you stop behind them and come down to their speed. Then you may play one card: extra squares, a speed jump, or, before the move, superb driving through one corner.',
  formula_one_price:
    'Slowing by 20 is free; 40 to 100 wears brakes, then tyres too. Corners are red bands with a safety speed for each lane: 20 or 40 over means two dice on the penalty chart, wear or a spin; 60 over, or worn-out tyres, is a spin. A spin costs only your speed. At the end of any lap land exactly on your own pit: everything is new, and you draw a pit card.',
  formula_one_end:
    'When a car has done its laps, the round is played to its end. The car furthest beyond the line wins.',
  motorchamp_aim:
    'You run teams of two cars over six laps on two lanes. One pit stop is due by the end of lap 4.',
  motorchamp_turn:
    'The colour of the square where you stand says how many dice you may throw: dark 1, middle 2, light 2 and the special die (1, 2, 2, 2, 3, 3). One point is one square, straight or diagonally forward, never across a solid line or through a car. Front cars move first. If your move ends directly behind a running car in your lane, its slip carries you 3 squares more.',
  motorchamp_price:
    'A limit on your square, or cars in the way, bounds your throw. One over: you stand beside the track until two cars have passed. Two or more over: out. Fewer dice are allowed where it is tight, but never slower than the fastest throw that is safe. From the end of lap 2 a throw of 6 or less takes you into the pit lane; in the pit two dice with 4 or more end the stop. Without a stop by lap 4 you throw one die a turn until you have made it.',
  motorchamp_end:
    'The first car to complete lap 6 wins. Then each car stops when it next crosses the line; those with 4 laps or more are classified.',
  grand_prix_advanced_aim:
    'Two cars each, one road of cells. Up to four cars share a plain cell, only one a cell of factor 3. The leader acts first in every move.',
  grand_prix_advanced_turn:
    'Choose a gear: keep it, one up or one down; two down asks for a die. Each gear has a least and a greatest count: first 0 to 3, second 2 to 5, third 3 to 6, fourth 5 to 9, fifth 8 to 12. You may push for more: the die must beat the push, or the engine is damaged. Then a die says which factor your car bears in this go; low gears bear more. Now plan: cells to enter and where to brake.',
  grand_prix_advanced_price:
    'Braking uses a count without a cell and raises that cell’s factor by 1; passing cars raises it by their number. Each point above what you bear is a check: 1 and 2 nothing, 3 a spin, 4 to 6 a damage. Two equal damages, or a fifth one, and the car is out. The boxes, in third gear or lower, repair: tyres at once, the rest one a move.',
  grand_prix_advanced_end:
    'When a car finishes, the move is played to its end. The car furthest beyond the line wins.',
  grand_prix_basic_aim:
    'Two cars each, one road of cells, at most two cars in a cell. The leader acts first in every move. A good first race: no gears, no damage.',
  grand_prix_basic_turn:
    'Take one die, to be careful, or two, to be fast, and throw. The total is the most you may go: choose any number of cells from 1 up to it, ending in a cell with room.',
  grand_prix_basic_price:
    'With two dice every numbered cell you enter is a risk: throw more than its number. If not, another die: even, nothing happens; odd, you are off the road and miss a go. With one die there is no such risk. To pass cars, throw more than their number plus the number of the cell. If that fails, stop there or earlier, or try your luck: even, you are by; odd, off the road for two goes.',
  grand_prix_basic_end:
    'The first car over the line after the last lap wins; of several in one move, the furthest.',

  // To one who answers this question of this game for the first time.
  first_speed_circuit_build: 'The first car has no weakness: seal it as it stands and you are on the grid.',
  first_speed_circuit_plot:
    'Choose a speed: 20 mph is 1 space, its price stands on the key, and the board shows where it can end.',
  first_speed_circuit_drive:
    'Choose a lit space: 0 costs nothing, 1W costs 1 of your wear, hatched ones are for the die.',
  first_speed_circuit_wbc_build: 'The first car suits every circuit: seal it as it stands.',
  first_speed_circuit_wbc_bid: 'What you bid for the grid is gone: to bid nothing is a good first answer.',
  first_speed_circuit_wbc_plot:
    'Choose a speed: 20 mph is 1 space, its price stands on the key, and the board shows where it can end.',
  first_speed_circuit_wbc_move:
    'Choose a lit space: 0 costs nothing, 1W costs 1 of your wear, hatched ones are for the dice.',
  first_formula_one_speed:
    'Choose a speed: 20 mph is 1 square, and the red corners say how fast is safe in each lane.',
  first_formula_one_drive: 'Choose a lit square: 0 costs nothing, a fraction is the chance of a spin.',
  first_motorchamp_grid_choice: 'The dice draw the places on the grid: throw once for each of your cars.',
  first_motorchamp_throw_choice:
    'Choose your dice: teal stays on the road, amber goes off beside it, red is out of the race.',
  first_motorchamp_play:
    'Choose a lit square: light squares give you three dice next time, dark ones only one.',
  first_grand_prix_basic_dice:
    'One die is careful and risks nothing; two are fast, but each numbered cell may throw you off the road.',
  first_grand_prix_basic_goal:
    'Choose how far to go: the strip shows the cells ahead and who stands in them.',
  first_grand_prix_advanced_gear:
    'Choose a gear: the bracket below the cells shows how far it takes you, and numbered cells are risky.',
  first_grand_prix_advanced_push:
    'A push takes you further, but the die must beat it: no push is always safe.',
  first_grand_prix_advanced_plan:
    'Choose where to end: free ones are within what the car bears, the others say what a check may cost.',
};
