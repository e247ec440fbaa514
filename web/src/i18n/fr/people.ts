// People and their accounts: errors of the server, what is kept of them, the next race together.
import type { people as english } from '../en/people';
import type { WordsOf } from '../words';

export const people: WordsOf<typeof english> = {
  error_bad_name:
    'Un nom a de 1 à 20 lettres, chiffres, - et _. Les mots des procès-verbaux ne sont pas des noms.',
  error_bad_pass_phrase: 'Une phrase secrète a de 10 à 200 caractères. Quelques mots se retiennent bien.',
  error_bad_settings_mail:
    'Ce n’est pas une adresse e-mail, ou ce serveur n’envoie pas de courrier. Rien n’a été enregistré.',
  error_bad_settings_hook:
    'Un hook ne peut pas avoir cette adresse, ou ce serveur n’en appelle pas. Rien n’a été enregistré.',
  error_no_session: 'Vous n’êtes plus connecté ici. Connectez-vous de nouveau.',
  error_not_yours: 'Cela revient à quelqu’un d’autre.',
  error_not_running: 'La course n’est pas en cours.',
  error_cannot_write:
    'Le serveur ne peut pas écrire pour l’instant. Rien n’a changé ; réessayez dans un instant.',
  error_cannot_read:
    'Le serveur ne peut pas lire pour l’instant. Rien n’a changé ; réessayez dans un instant.',
  error_stopping: 'Le serveur s’arrête. Rien n’a changé ; réessayez quand il sera de retour.',
  error_internal_error: 'Le serveur a fait une erreur. Rien n’a changé ; réessayez.',
  log_out_hint: 'Vos courses restent avec le compte.',
  known_lead: 'Vos courses vous suivent sur chaque appareil où vous vous connectez.',
  guest_hint:
    'Ce nom ne vit que dans ce navigateur. Un compte l’emporte, avec ses courses, sur chaque appareil.',
  your_data: 'Vos données',
  save_data: 'Enregistrer mes données',
  save_data_hint: 'Nom, réglages et liste de vos courses, dans un fichier.',
  delete_guest: 'Supprimer mon nom',
  notify_hint: 'Par e-mail, par un web hook, ou les deux.',
  notify_where: 'Indiquez où : une adresse e-mail ou un web hook.',
  same_people: '{names} : le lien sera dans la discussion de la dernière course.',
  seat_for: 'Libre, pour {name}',
  share_again: '{names} : encore une ? {race}',
};
