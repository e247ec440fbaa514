import type { WordsOf } from '../words';
import type { speed_circuit as english } from '../en/speed_circuit';
import { dash } from './speed_circuit/dash';
import { both, events } from './family/events';
import { rules } from './speed_circuit/rules';
import { story } from './speed_circuit/story';

export const speed_circuit: WordsOf<typeof english> = { ...dash, ...rules, ...story, ...both, ...events };
