# Pictures of this game, for tools/pictures.
shoot play 112 60 play --bots 5 --laps 2 --seed 3 --build 60/40/40/160/5 -- 60 1 100 1 60 1 80 1 100 1 80 3 100
shoot plot 112 60 play --bots 5 --laps 2 --seed 3 --build 60/40/40/160/5 -- 60 1 100 1 60 1 80 1 100 1 80 3
board monza monza --width 1600
lap lap-monza --circuit monza
builds builds-monza --circuit monza
contact_sheet circuits-speed-circuit speed-circuit
