import type { WordsOf } from '../words';
import type { site as english } from '../en/site';

export const site: WordsOf<typeof english> = {
  name: 'Chicane',
};
