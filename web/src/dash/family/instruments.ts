// The instruments of both games, as src/desk writes them.
import type { Desk, Price } from '../../engine/types';

export interface Category {
  name: string;
  /** Of the first of `values`: points or levels go up one by one from here. */
  lowest: number;
  values: string[];
}

export interface BuildInstruments {
  laps: number;
  /** What points or levels must come to. */
  sum: number;
  categories: Category[];
}

export interface RoadEnd {
  to: string;
  row: number;
  lane: string;
  rows: number;
  line?: string;
  price: Price;
}

export interface CarInstruments {
  speed: number;
  isStarting: boolean;
  start: number;
  acceleration: number;
  deceleration: number;
  top: number;
  highest: number;
  wear: number;
  wearFull: number;
  build: string;
  lap: number;
  laps: number;
  /** The corner the car stands in. */
  corner?: string;
  ahead?: { corner: string; rows: number; lanes: { lane: string; lowest: number; highest: number }[] };
  ones?: number;
  threes?: number;
  tow?: 'open' | 'in_move' | 'no_car_ahead' | 'in_corner';
  roads?: { speed: number; ends: RoadEnd[] }[];
  driven?: number;
  spaces?: number;
  bonus?: number;
  test?: string;
  modifier?: string;
  /** What lies already, where chips come after the throw; else 0. */
  dice?: number;
}

export function carOf(desk: Desk): CarInstruments {
  return desk.instruments as unknown as CarInstruments;
}

export function buildOf(desk: Desk): BuildInstruments {
  return desk.instruments as unknown as BuildInstruments;
}
