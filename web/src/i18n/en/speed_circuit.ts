// Speed Circuit, 1977 and tournament: what is asked, what is barred, what it costs, what happened.
import { dash } from './speed_circuit/dash';
import { both, events } from './family/events';
import { rules } from './speed_circuit/rules';
import { story } from './speed_circuit/story';

export const speed_circuit = { ...dash, ...rules, ...story, ...both, ...events };
