# Pictures of this game, for tools/pictures.
shoot gears 112 36 play --rules grand-prix-advanced --bots 4 --automatic 1 --seed 3 -- 4 4 2 0 5 2 0 4 3 0 4 3 0
