import type { WordsOf } from '../words';
import type { motorchamp as english } from '../en/motorchamp';

export const motorchamp: WordsOf<typeof english> = {};
