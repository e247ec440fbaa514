import type { WordsOf } from '../words';
import type { speed_circuit as english } from '../en/speed_circuit';

export const speed_circuit: WordsOf<typeof english> = {};
