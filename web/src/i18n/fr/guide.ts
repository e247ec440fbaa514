import type { WordsOf } from '../words';
import type { guide as english } from '../en/guide';

export const guide: WordsOf<typeof english> = {
  title: 'Comment on joue',
  head_aim: 'La course',
  head_turn: 'Votre tour',
  head_price: 'Ce que cela coûte',
  head_end: 'L’arrivée',
  speed_circuit_aim:
    'Construisez une voiture avec 5 points : départ, accélération, freinage, vitesse de pointe, usure, 2 au plus par poste. Tout est révélé ensemble ; les départs les plus rapides sont devant.',
  speed_circuit_turn:
    'Chacun choisit une vitesse en secret ; 20 mph font 1 case. Gagner jusqu’à son accélération et perdre jusqu’à son freinage est gratuit. Les choix s’ouvrent ensemble, puis le premier roule d’abord. On parcourt tout le coup, droit ou en diagonale, jamais à travers une voiture. Juste derrière une voiture rapide, en ligne droite, on peut demander l’aspiration : 1 ou 2 cases de plus.',
  speed_circuit_price:
    '20 au-delà de l’accélération ou de la pointe demandent un dé : sur 6 le moteur souffre. Freiner plus fort coûte de l’usure ou un test de freins. Les cases de virage ont une limite ; 20 ou 40 de trop coûtent de l’usure, ou un lancer : ça passe 3 fois sur 6, tête-à-queue 2, accident 1. Une trajectoire imprimée, suivie de sa première case à sa dernière, permet 20 de plus. L’usure ne revient pas.',
  speed_circuit_end:
    'Le premier à franchir la ligne après le dernier tour gagne ; à plusieurs dans la même manche, celui qui va le plus loin.',
  speed_circuit_wbc_aim:
    'Donnez à la voiture six niveaux de −2 à +2 dont la somme fait 2 : départ, accélération, freinage, pointe, usure, adresse. Puis misez en secret usure et jetons pour la grille ; la mise est perdue.',
  speed_circuit_wbc_turn:
    'Chacun choisit une vitesse en secret ; 20 mph font 1 case. Puis le premier roule d’abord, case par case. On peut freiner en plein coup, prendre l’aspiration de la voiture devant, ou forcer le passage s’il reste 2 cases : deux dés, de 2 à 5 on passe, dès 10 chacun perd 2 d’usure.',
  speed_circuit_wbc_price:
    'Tous les lancers se font à deux dés, et bas vaut mieux. Un jeton baisse le lancer de 1, deux de 2, un jeton −3 de 3 : annoncez-le avant, il est dépensé de toute façon. Forcer accélération ou pointe de 20 échoue de 10 à 12, un départ de 9 à 12. Au-delà de la limite d’un virage, payez de l’usure ou lancez : 2 à 6 ça passe, 7 à 9 tête-à-queue, 10 à 12 accident. Une ligne rouge donne 20 de plus, une verte 40. Hors piste, chaque tour coûte 1 usure et 1 jeton.',
  speed_circuit_wbc_end:
    'Une voiture a fini quand elle entre dans la rangée juste avant la ligne, à la fin du dernier tour. À plusieurs dans la même manche, celle qui va le plus loin gagne.',
  formula_one_aim:
    'Aucun dé ne fait avancer une voiture. Jusqu’à six voitures roulent l’une après l’autre, toujours dans le même ordre. Chaque pilote a cinq cartes tactiques pour toute la course.',
  formula_one_turn:
    'Réglez une vitesse : jusqu’à 60 mph de plus qu’avant, jamais au-delà de 160, ou moins. 20 mph font 1 case, droit ou d’un couloir à côté, jamais à travers une voiture. Si les voitures ne laissent pas de chemin entier, vous êtes gêné : vous restez derrière, à leur vitesse. Ensuite une carte : des cases en plus, un bond de vitesse ou, avant le coup, une conduite superbe dans un virage.',
  formula_one_price:
    'Ralentir de 20 est gratuit ; de 40 à 100 on use les freins, puis les pneus. Les virages sont des bandes rouges avec une vitesse sûre par couloir : 20 ou 40 de trop, deux dés sur la table, usure ou tête-à-queue ; 60 de trop, ou des pneus finis, tête-à-queue. Il ne coûte que la vitesse. À la fin d’un tour, arrivez juste sur votre stand : tout est neuf, et vous tirez une carte stand.',
  formula_one_end:
    'Quand une voiture a fini ses tours, la manche est jouée jusqu’au bout. La plus loin après la ligne gagne.',
  motorchamp_aim:
    'Vous menez des écuries de deux voitures sur six tours et deux couloirs. Un arrêt au stand est dû avant la fin du tour 4.',
  motorchamp_turn:
    'La couleur de votre case dit combien de dés vous pouvez lancer : foncé 1, moyen 2, clair 2 et le dé spécial (1, 2, 2, 2, 3, 3). Un point fait une case, droit ou en diagonale, jamais par-dessus une ligne continue ni à travers une voiture. Les voitures de devant jouent d’abord. Si vous finissez juste derrière une voiture en course dans votre couloir, l’aspiration vous porte 3 cases plus loin.',
  motorchamp_price:
    'Une limite sur la case, ou des voitures devant, bornent le lancer. Un de trop : vous attendez au bord que deux voitures passent. Deux ou plus : éliminé. Où c’est serré on peut lancer moins de dés, mais jamais plus lent que le lancer sûr le plus rapide. Dès la fin du tour 2, un lancer de 6 ou moins mène dans la voie des stands ; au stand, deux dés de 4 ou plus finissent l’arrêt. Sans arrêt au tour 4, un seul dé par tour jusqu’à ce qu’il soit fait.',
  motorchamp_end:
    'La première voiture à boucler le tour 6 gagne. Ensuite chacune s’arrête à son prochain passage ; celles qui ont 4 tours ou plus sont classées.',
  grand_prix_advanced_aim:
    'Deux voitures chacun, une route de cases. Jusqu’à quatre voitures par case simple, une seule sur un facteur 3. À chaque coup, le premier joue d’abord.',
  grand_prix_advanced_turn:
    'Choisissez un rapport : garder, un de plus ou un de moins ; deux de moins demandent un dé. Chaque rapport a un minimum et un maximum : première 0 à 3, deuxième 2 à 5, troisième 3 à 6, quatrième 5 à 9, cinquième 8 à 12. On peut pousser : le dé doit dépasser la poussée, sinon le moteur souffre. Puis un dé dit quel facteur la voiture supporte ; les petits rapports en supportent plus. Enfin le plan : cases à parcourir, et où freiner.',
  grand_prix_advanced_price:
    'Freiner use un point sans case et hausse de 1 le facteur de cette case ; dépasser des voitures le hausse de leur nombre. Chaque point au-delà de ce que vous supportez est un test : 1 et 2 rien, 3 tête-à-queue, 4 à 6 un dégât. Deux dégâts égaux, ou un cinquième, et la voiture est éliminée. Les stands, en troisième au plus, réparent : les pneus tout de suite, le reste un par coup.',
  grand_prix_advanced_end:
    'Quand une voiture arrive, le coup est joué jusqu’au bout. La plus loin après la ligne gagne.',
  grand_prix_basic_aim:
    'Deux voitures chacun, une route de cases, deux voitures au plus par case. À chaque coup, le premier joue d’abord. Bien pour commencer : ni rapports, ni dégâts.',
  grand_prix_basic_turn:
    'Prenez un dé, par prudence, ou deux, pour aller vite, et lancez. Le total est le maximum : choisissez de 1 à ce nombre de cases, en finissant sur une case qui a de la place.',
  grand_prix_basic_price:
    'Avec deux dés, chaque case numérotée où vous entrez est un risque : lancez plus que son nombre. Sinon, un autre dé : pair, rien ; impair, vous sortez de la route et passez un tour. Avec un dé, pas de risque. Pour dépasser, lancez plus que le nombre de voitures plus celui de la case. Si c’est raté, arrêtez-vous là ou avant, ou tentez la chance : pair, c’est passé ; impair, hors de la route pour deux tours.',
  grand_prix_basic_end:
    'La première voiture à passer la ligne après le dernier tour gagne ; à plusieurs au même coup, la plus loin.',
  first_speed_circuit_build:
    'La première voiture n’a pas de point faible : scellez-la telle quelle et vous êtes sur la grille.',
  first_speed_circuit_plot:
    'Choisissez une vitesse : 20 mph font 1 case, le prix est sur la touche et le plateau montre où l’on peut finir.',
  first_speed_circuit_drive:
    'Choisissez une case éclairée : 0 ne coûte rien, 1U coûte 1 d’usure, les cases hachurées demandent le dé.',
  first_speed_circuit_wbc_build: 'La première voiture convient partout : scellez-la telle quelle.',
  first_speed_circuit_wbc_bid:
    'Ce que vous misez pour la grille est perdu : pour commencer, mieux vaut ne rien miser.',
  first_speed_circuit_wbc_plot:
    'Choisissez une vitesse : 20 mph font 1 case, le prix est sur la touche et le plateau montre où l’on peut finir.',
  first_speed_circuit_wbc_move:
    'Choisissez une case éclairée : 0 ne coûte rien, 1U coûte 1 d’usure, les cases hachurées demandent les dés.',
  first_formula_one_speed:
    'Choisissez une vitesse : 20 mph font 1 case, et les virages rouges indiquent la vitesse sûre de chaque couloir.',
  first_formula_one_drive:
    'Choisissez une case éclairée : 0 ne coûte rien, une fraction est la probabilité de tête-à-queue.',
  first_motorchamp_grid_choice:
    'Les dés attribuent les places sur la grille : un lancer pour chacune de vos voitures.',
  first_motorchamp_throw_choice:
    'Choisissez vos dés : vert reste en piste, ambre finit au bord, rouge est éliminé.',
  first_motorchamp_play:
    'Choisissez une case éclairée : les claires donnent trois dés au prochain coup, les foncées un seul.',
  first_grand_prix_basic_dice:
    'Un dé est prudent et ne risque rien ; deux vont vite, mais chaque case numérotée peut vous sortir de la route.',
  first_grand_prix_basic_goal:
    'Choisissez jusqu’où aller : la bande montre les cases devant vous et qui s’y trouve.',
  first_grand_prix_advanced_gear:
    'Choisissez un rapport : le crochet sous les cases montre jusqu’où il mène, et les cases numérotées sont risquées.',
  first_grand_prix_advanced_push:
    'Pousser mène plus loin, mais le dé doit faire plus : ne pas pousser est toujours sûr.',
  first_grand_prix_advanced_plan:
    'Choisissez où finir : les fins gratuites restent dans ce que la voiture supporte, les autres disent ce qu’un test peut coûter.',
};
