import type { WordsOf } from '../words';
import type { race as english } from '../en/race';

export const race: WordsOf<typeof english> = {
  waiting_for: 'on attend {names}',
};
