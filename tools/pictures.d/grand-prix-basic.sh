# Pictures of this game, for tools/pictures.
shoot cells 112 36 play --rules grand-prix-basic --bots 5 --automatic 1 --seed 3 -- 2 12 2 1 2
contact_sheet circuits-grand-prix grand-prix-basic
