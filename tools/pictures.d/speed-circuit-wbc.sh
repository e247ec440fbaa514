# Pictures of this game, for tools/pictures.
shoot chips 112 60 play --rules speed-circuit-wbc --bots 7 --laps 2 --seed 4 --build 0/0/0/0/1/1 -- 3 60 1 100 1 100 1 1
