import type { WordsOf } from '../words';
import type { guide as english } from '../en/guide';

export const guide: WordsOf<typeof english> = {
  title: 'Come si gioca',
  head_aim: 'La gara',
  head_turn: 'Il tuo turno',
  head_price: 'Quanto costa',
  head_end: 'L’arrivo',
  speed_circuit_aim:
    'Costruisci l’auto con 5 punti: partenza, accelerazione, frenata, velocità massima, usura, al massimo 2 per voce. Le auto si scoprono insieme; chi parte più veloce sta davanti.',
  speed_circuit_turn:
    'Tutti scelgono in segreto una velocità; 20 mph sono 1 casella. Guadagnare fino all’accelerazione e perdere fino alla frenata è gratis. Le scelte si scoprono insieme, poi il primo guida per primo. Si percorre tutta la mossa, dritto o in diagonale, mai attraverso un’auto. Subito dietro a un’auto veloce, in rettilineo, puoi chiedere la scia: 1 o 2 caselle in più.',
  speed_circuit_price:
    '20 oltre l’accelerazione o la massima vogliono un dado: con 6 il motore si danneggia. Frenare più forte costa usura o una prova dei freni. Le caselle di curva hanno un limite; 20 o 40 oltre costano usura, o un lancio: in salvo 3 su 6, testacoda 2, incidente 1. Una linea stampata, seguita dalla prima all’ultima casella, concede 20 in più. L’usura non torna.',
  speed_circuit_end:
    'Vince chi taglia per primo il traguardo dopo l’ultimo giro; se sono più nello stesso turno, chi è arrivato più lontano.',
  speed_circuit_wbc_aim:
    'Dai all’auto sei livelli da −2 a +2 che sommati fanno 2: partenza, accelerazione, frenata, massima, usura, abilità. Poi offri in segreto usura e gettoni per la griglia; quel che offri è perso.',
  speed_circuit_wbc_turn:
    'Tutti scelgono in segreto una velocità; 20 mph sono 1 casella. Poi il primo guida per primo, casella per casella. Puoi frenare a metà mossa, prendere la scia dell’auto davanti, o forzare il sorpasso se ti restano 2 caselle: due dadi, da 2 a 5 passi, da 10 entrambi perdono 2 di usura.',
  speed_circuit_wbc_price:
    'Tutti i lanci sono con due dadi, e basso è buono. Un gettone abbassa il lancio di 1, due di 2, un gettone −3 di 3: dillo prima, è speso comunque. Forzare accelerazione o massima di 20 fallisce da 10 a 12, la partenza da 9 a 12. Oltre il limite di una curva paghi usura o lanci: da 2 a 6 in salvo, da 7 a 9 testacoda, da 10 a 12 incidente. Le linee rosse danno 20 in più, le verdi 40. Fuori pista ogni turno costa 1 usura e 1 gettone.',
  speed_circuit_wbc_end:
    'Un’auto arriva quando entra nella fila subito prima della linea, alla fine dell’ultimo giro. Se sono più nello stesso turno, vince chi è andato più lontano.',
  formula_one_aim:
    'Nessun dado muove un’auto. Fino a sei auto guidano una dopo l’altra, sempre nello stesso ordine. Ogni pilota ha cinque carte tattiche per tutta la gara.',
  formula_one_turn:
    'Scegli una velocità: fino a 60 mph più di prima, mai oltre 160, oppure meno. 20 mph sono 1 casella, dritto o una corsia di lato, mai attraverso un’auto. Se le auto non lasciano la via intera sei bloccato: ti fermi dietro e scendi alla loro velocità. Poi puoi giocare una carta: caselle in più, un salto di velocità o, prima della mossa, una guida superba in una curva.',
  formula_one_price:
    'Rallentare di 20 è gratis; da 40 a 100 si consumano i freni, poi anche le gomme. Le curve sono fasce rosse con una velocità sicura per corsia: 20 o 40 oltre, due dadi sulla tabella, usura o testacoda; 60 oltre, o gomme finite, testacoda. Il testacoda costa solo la velocità. Alla fine di un giro ferma l’auto esattamente nel tuo box: tutto torna nuovo, e peschi una carta box.',
  formula_one_end:
    'Quando un’auto ha finito i giri, si completa il turno di tutti. Vince chi è più lontano oltre la linea.',
  motorchamp_aim:
    'Guidi squadre di due auto per sei giri su due corsie. Una sosta ai box è dovuta entro la fine del giro 4.',
  motorchamp_turn:
    'Il colore della casella dove sei dice quanti dadi puoi lanciare: scuro 1, medio 2, chiaro 2 e il dado speciale (1, 2, 2, 2, 3, 3). Un punto è una casella, dritto o in diagonale, mai oltre una linea continua o attraverso un’auto. Muovono prima le auto davanti. Se finisci subito dietro a un’auto in corsa nella tua corsia, la scia ti porta 3 caselle più avanti.',
  motorchamp_price:
    'Un limite sulla casella, o le auto davanti, frenano il lancio. Uno oltre: resti a lato finché due auto ti passano. Due o più oltre: fuori. Dove è stretto puoi lanciare meno dadi, ma mai più lento del lancio sicuro più veloce. Dalla fine del giro 2 un lancio di 6 o meno ti porta in corsia box; ai box due dadi con almeno 4 chiudono la sosta. Senza sosta al giro 4 lanci un dado per turno finché non la fai.',
  motorchamp_end:
    'Vince la prima auto che completa il giro 6. Poi ogni auto si ferma al passaggio successivo; sono classificate quelle con almeno 4 giri.',
  grand_prix_advanced_aim:
    'Due auto a testa, una strada di caselle. Fino a quattro auto in una casella semplice, una sola in una di fattore 3. A ogni mossa agisce prima chi guida.',
  grand_prix_advanced_turn:
    'Scegli la marcia: tieni, una su o una giù; due giù vogliono un dado. Ogni marcia ha un minimo e un massimo: prima da 0 a 3, seconda da 2 a 5, terza da 3 a 6, quarta da 5 a 9, quinta da 8 a 12. Puoi forzare per avere di più: il dado deve superare la forzatura, o il motore si danneggia. Poi un dado dice quale fattore regge l’auto; le marce basse reggono di più. Ora il piano: caselle da percorrere e dove frenare.',
  grand_prix_advanced_price:
    'Frenare usa un punto senza casella e alza di 1 il fattore di quella casella; superare auto lo alza del loro numero. Ogni punto oltre quel che reggi è un controllo: 1 e 2 niente, 3 testacoda, da 4 a 6 un danno. Due danni uguali, o il quinto, e l’auto è fuori. I box, al massimo in terza, riparano: le gomme subito, il resto uno per mossa.',
  grand_prix_advanced_end:
    'Quando un’auto arriva, la mossa si completa. Vince chi è più lontano oltre la linea.',
  grand_prix_basic_aim:
    'Due auto a testa, una strada di caselle, al massimo due auto per casella. A ogni mossa agisce prima chi guida. Buona per cominciare: niente marce, niente danni.',
  grand_prix_basic_turn:
    'Prendi un dado, per prudenza, o due, per andare forte, e lancia. Il totale è il massimo: scegli quante caselle, da 1 fino a lì, finendo in una casella con posto.',
  grand_prix_basic_price:
    'Con due dadi ogni casella numerata in cui entri è un rischio: lancia più del suo numero. Se no, un altro dado: pari, niente; dispari, sei fuori strada e perdi un turno. Con un dado il rischio non c’è. Per superare auto lancia più del loro numero più quello della casella. Se non riesce, fermati lì o prima, o tenta la sorte: pari, passi; dispari, fuori strada per due turni.',
  grand_prix_basic_end:
    'Vince la prima auto oltre la linea dopo l’ultimo giro; se sono più nella stessa mossa, la più lontana.',
  first_speed_circuit_build: 'La prima auto non ha punti deboli: sigillala così com’è e sei in griglia.',
  first_speed_circuit_plot:
    'Scegli una velocità: 20 mph sono 1 casella, il prezzo è sul tasto e la pista mostra dove puoi finire.',
  first_speed_circuit_drive:
    'Scegli una casella accesa: 0 non costa nulla, 1U costa 1 di usura, quelle a righe vogliono il dado.',
  first_speed_circuit_wbc_build: 'La prima auto va bene su ogni circuito: sigillala così com’è.',
  first_speed_circuit_wbc_bid:
    'Quello che offri per la griglia è perso: per cominciare conviene non offrire nulla.',
  first_speed_circuit_wbc_plot:
    'Scegli una velocità: 20 mph sono 1 casella, il prezzo è sul tasto e la pista mostra dove puoi finire.',
  first_speed_circuit_wbc_move:
    'Scegli una casella accesa: 0 non costa nulla, 1U costa 1 di usura, quelle a righe vogliono i dadi.',
  first_formula_one_speed:
    'Scegli una velocità: 20 mph sono 1 casella, e le curve rosse dicono quanto è sicuro in ogni corsia.',
  first_formula_one_drive:
    'Scegli una casella accesa: 0 non costa nulla, una frazione è la probabilità di testacoda.',
  first_motorchamp_grid_choice: 'I dadi assegnano i posti in griglia: un lancio per ognuna delle tue auto.',
  first_motorchamp_throw_choice:
    'Scegli i dadi: verde resta in pista, ambra finisce a lato, rosso è fuori gara.',
  first_motorchamp_play:
    'Scegli una casella accesa: quelle chiare ti danno tre dadi la prossima volta, quelle scure uno solo.',
  first_grand_prix_basic_dice:
    'Un dado è prudente e non rischia nulla; due vanno forte, ma ogni casella numerata può mandarti fuori strada.',
  first_grand_prix_basic_goal:
    'Scegli fin dove andare: la striscia mostra le caselle davanti e chi le occupa.',
  first_grand_prix_advanced_gear:
    'Scegli una marcia: la graffa sotto le caselle mostra fin dove ti porta, e le caselle numerate sono rischiose.',
  first_grand_prix_advanced_push:
    'Forzando vai più lontano, ma il dado deve fare di più: non forzare è sempre sicuro.',
  first_grand_prix_advanced_plan:
    'Scegli dove finire: quelle gratis rientrano in ciò che l’auto regge, le altre dicono che cosa può costare un controllo.',
};
