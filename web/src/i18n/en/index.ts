export { dash } from './dash';
export { formula_one } from './formula_one';
export { grand_prix } from './grand_prix';
export { motorchamp } from './motorchamp';
export { race } from './race';
export { result } from './result';
export { site } from './site';
export { speed_circuit } from './speed_circuit';
