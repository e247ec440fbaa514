// People and their accounts: errors of the server, what is kept of them, the next race together.
import type { people as english } from '../en/people';
import type { WordsOf } from '../words';

export const people: WordsOf<typeof english> = {
  error_bad_name: 'Un nome ha da 1 a 20 lettere, cifre, - e _. Le parole dei verbali di gara non sono nomi.',
  error_bad_pass_phrase: 'Una frase segreta ha da 10 a 200 caratteri. Poche parole si ricordano bene.',
  error_bad_settings_mail:
    'Non è un indirizzo e-mail, o questo server non manda posta. Nulla è stato salvato.',
  error_bad_settings_hook:
    'Un hook non può avere questo indirizzo, o questo server non ne chiama. Nulla è stato salvato.',
  error_no_session: 'Qui non sei più collegato. Accedi di nuovo.',
  error_not_yours: 'Questo spetta a qualcun altro.',
  error_not_running: 'La gara non è in corso.',
  error_cannot_write: 'Il server adesso non può scrivere. Nulla è cambiato; riprova tra un momento.',
  error_cannot_read: 'Il server adesso non può leggere. Nulla è cambiato; riprova tra un momento.',
  error_stopping: 'Il server si sta fermando. Nulla è cambiato; riprova quando torna.',
  error_internal_error: 'Il server ha commesso un errore. Nulla è cambiato; riprova.',
  log_out_hint: 'Le tue gare restano con l’account.',
  known_lead: 'Le tue gare ti seguono su ogni dispositivo su cui accedi.',
  guest_hint:
    'Questo nome vive solo in questo browser. Un account lo porta, con le sue gare, su ogni dispositivo.',
  your_data: 'I tuoi dati',
  save_data: 'Salva i miei dati',
  save_data_hint: 'Nome, impostazioni e l’elenco delle tue gare, in un file.',
  delete_guest: 'Cancella il mio nome',
  notify_hint: 'Per e-mail, a un web hook, o entrambi.',
  notify_where: 'Scrivi dove: un indirizzo e-mail o un web hook.',
  same_people: '{names}: il link sarà nella chat dell’ultima gara.',
  seat_for: 'Aperto, per {name}',
  share_again: '{names}: ancora una? {race}',
};
