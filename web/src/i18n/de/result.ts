import type { WordsOf } from '../words';
import type { result as english } from '../en/result';

export const result: WordsOf<typeof english> = {
  dice_proved: 'Ehrliche Würfel, bewiesen',
};
