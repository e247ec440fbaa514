import type { WordsOf } from '../words';
import type { grand_prix as english } from '../en/grand_prix';

export const grand_prix: WordsOf<typeof english> = {};
