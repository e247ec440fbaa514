import type { WordsOf } from '../words';
import type { formula_one as english } from '../en/formula_one';

export const formula_one: WordsOf<typeof english> = {};
