import type { WordsOf } from '../words';
import { grand_prix as english } from '../en/grand_prix';

export const grand_prix: WordsOf<typeof english> = english;
