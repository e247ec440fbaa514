# Pictures of this game, for tools/pictures.
shoot dice 112 56 play --rules motorchamp --bots 5 --seed 3 -- 1 1 1 1 1 1 1 1 1 1
contact_sheet circuits-motorchamp motorchamp
