# Pictures of this game, for tools/pictures.
shoot dials 122 62 play --rules formula-one --bots 5 --seed 4 -- 60 1 pass 120 1 pass 120 1
board monaco-dark monaco --rules formula-one --dark --width 1600
contact_sheet circuits-formula-one formula-one
