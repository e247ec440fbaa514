// The instruments of both levels as src/desk writes them.
import type { Desk } from '../../engine/types';

export interface CellAhead {
  place: string;
  /** Of the cell for this car; 0 beyond the final line. */
  factor: number;
  /** Numbers of the other cars in it, first come first. */
  cars: string[];
  isFull: boolean;
  isBeyond: boolean;
  hasBox?: boolean;
}

export interface BasicInstruments {
  number: string;
  cell: number;
  isOffRoad: boolean;
  lapsToGo: number;
  laps: number;
  dice: number;
  total: number;
  entered: number;
  goal: number;
  /** How far one die and two dice can lead. */
  reach: Window[];
  ahead: CellAhead[];
}

export interface Window {
  least: number;
  most: number;
}

export interface Gear extends Window {
  gear: number;
  /** False at the start, where a die says how far. */
  hasWindow: boolean;
  /** The greatest push. */
  push: number;
  /** The factor that is borne, by the face of the risk die. */
  bears: number[];
}

/** What a plan meets, in the order of the choices. */
export interface Way {
  /** In each cell entered. */
  brakings: number[];
  checks: number;
  /** Cells to where the first checks are; 0 for none. */
  checkedIn: number;
  isEnd: boolean;
}

export interface AdvancedInstruments {
  number: string;
  where: 'cell' | 'beside' | 'box' | 'line';
  cell: number;
  lapsToGo: number;
  laps: number;
  isPractice: boolean;
  moves: number;
  gear: number;
  isStarting: boolean;
  /** Letters with commas: 'G,S'; empty for none. */
  damages: string;
  damagesMax: number;
  window?: Window;
  pushed?: number;
  /** The window by how far the engine is pushed, while that is asked. */
  pushes?: Window[];
  tolerance?: number;
  gears: Gear[];
  ahead: CellAhead[];
  ways?: Way[];
}

export function basicOf(desk: Desk): BasicInstruments {
  return desk.instruments as unknown as BasicInstruments;
}

export function advancedOf(desk: Desk): AdvancedInstruments {
  return desk.instruments as unknown as AdvancedInstruments;
}

/** How many faces of the risk die bear at least that factor. */
export function facesBearing(gear: Gear, factor: number): number {
  return gear.bears.filter((borne) => borne >= factor).length;
}
