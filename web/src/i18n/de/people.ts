// People and their accounts: errors of the server, what is kept of them, the next race together.
import type { people as english } from '../en/people';
import type { WordsOf } from '../words';

export const people: WordsOf<typeof english> = {
  error_bad_name:
    'Ein Name hat 1 bis 20 Buchstaben, Ziffern, - und _. Wörter der Rennprotokolle sind keine Namen.',
  error_bad_pass_phrase: 'Eine Passphrase hat 10 bis 200 Zeichen. Ein paar Wörter merkt man sich leicht.',
  error_bad_settings_mail:
    'Das ist keine E-Mail-Adresse, oder dieser Server verschickt keine Post. Nichts wurde gespeichert.',
  error_bad_settings_hook:
    'Diese Adresse geht nicht für einen Hook, oder dieser Server ruft keine auf. Nichts wurde gespeichert.',
  error_no_session: 'Du bist hier nicht mehr angemeldet. Melde dich wieder an.',
  error_not_yours: 'Das steht jemand anderem zu.',
  error_not_running: 'Das Rennen läuft nicht.',
  error_cannot_write:
    'Der Server kann gerade nicht schreiben. Nichts hat sich geändert; versuch es gleich noch einmal.',
  error_cannot_read:
    'Der Server kann gerade nicht lesen. Nichts hat sich geändert; versuch es gleich noch einmal.',
  error_stopping:
    'Der Server wird angehalten. Nichts hat sich geändert; versuch es wieder, wenn er zurück ist.',
  error_internal_error:
    'Dem Server ist ein Fehler unterlaufen. Nichts hat sich geändert; versuch es noch einmal.',
  log_out_hint: 'Deine Rennen bleiben beim Konto.',
  known_lead: 'Deine Rennen kommen mit auf jedes Gerät, auf dem du dich anmeldest.',
  guest_hint:
    'Diesen Namen gibt es nur in diesem Browser. Ein Konto nimmt ihn und seine Rennen auf jedes Gerät mit.',
  your_data: 'Deine Daten',
  save_data: 'Meine Daten sichern',
  save_data_hint: 'Name, Einstellungen und die Liste deiner Rennen als Datei.',
  delete_guest: 'Meinen Namen löschen',
  notify_hint: 'Per E-Mail, an einen Web-Hook oder beides.',
  notify_where: 'Schreib, wohin: eine E-Mail-Adresse oder ein Web-Hook.',
  same_people: '{names}: Der Link steht dann im Chat des letzten Rennens.',
  seat_for: 'Frei, für {name}',
  share_again: '{names}: noch einmal? {race}',
};
