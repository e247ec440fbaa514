// The phases that a masthead shows, a few for each game; the engine has more, and each belongs to one of these.
import type { RulesId } from '../engine/types';

export type PhaseName =
  | 'build'
  | 'bid'
  | 'grid'
  | 'plot'
  | 'drive'
  | 'pay'
  | 'speed'
  | 'cards'
  | 'penalty'
  | 'throw'
  | 'play'
  | 'slip'
  | 'dice'
  | 'goal'
  | 'overtake'
  | 'gear'
  | 'push'
  | 'plan'
  | 'checks';

type Belongs = Record<string, PhaseName>;

const belongs: Record<RulesId, Belongs> = {
  'speed-circuit': {
    build: 'build',
    grid_roll: 'grid',
    plot: 'plot',
    start_test: 'drive',
    acceleration_test: 'drive',
    top_speed_test: 'drive',
    brake_option: 'drive',
    brake_test: 'drive',
    drive: 'drive',
    corner_option: 'pay',
    chance_table: 'pay',
  },
  'speed-circuit-wbc': {
    build: 'build',
    bid: 'bid',
    grid_roll: 'bid',
    plot: 'plot',
    chips: 'drive',
    dice: 'drive',
    brake_option: 'drive',
    move: 'drive',
    corner_option: 'pay',
    place: 'drive',
    side: 'drive',
  },
  motorchamp: {
    grid_choice: 'grid',
    grid_dice: 'grid',
    throw_choice: 'throw',
    dice: 'throw',
    objection: 'throw',
    play: 'play',
    slip: 'slip',
    claim: 'slip',
    throw_off: 'grid',
  },
  'formula-one': {
    draw: 'grid',
    shuffle_pits: 'grid',
    deal: 'grid',
    speed: 'speed',
    drive: 'drive',
    match: 'cards',
    card: 'cards',
    special: 'penalty',
    penalty: 'penalty',
  },
  'grand-prix-basic': {
    draw: 'grid',
    dice: 'dice',
    movement: 'dice',
    automatic: 'dice',
    goal: 'goal',
    overtake: 'overtake',
    risk: 'overtake',
    lost: 'overtake',
    luck: 'overtake',
    accident: 'overtake',
  },
  'grand-prix-advanced': {
    draw: 'grid',
    box: 'gear',
    gear: 'gear',
    shift: 'gear',
    start: 'gear',
    automatic: 'gear',
    push: 'push',
    engine: 'push',
    risk: 'push',
    plan: 'plan',
    check: 'checks',
    restart: 'checks',
    damage: 'checks',
    involvement: 'checks',
    others_damage: 'checks',
    renewal: 'plan',
    tyres: 'plan',
  },
};

/** What is gone through once, before the race: shown only while it lasts. */
const preparation: readonly PhaseName[] = ['build', 'bid', 'grid'];

export function phasesOf(rules: RulesId, phase: string): { names: PhaseName[]; current: PhaseName } | null {
  const current = belongs[rules][phase];
  if (!current) return null;
  const isBefore = preparation.includes(current);
  const names = [...new Set(Object.values(belongs[rules]))].filter(
    (name) => preparation.includes(name) === isBefore,
  );
  return { names, current };
}
