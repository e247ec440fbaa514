// The plan of a league as a form has it, and as the text that the server reads (docs/formats/league.md).
import type { Format } from '../api/league_types';
import type { RulesId } from '../engine/types';

export type ScoringName = 'circuit' | 'league' | 'grand-prix' | 'points';

export interface PlanDraft {
  name: string;
  title: string;
  format: Format;
  rules: RulesId;
  options: Record<string, string>;
  /** By round. */
  circuits: string[];
  scoring: ScoringName;
  /** With scoring 'points': what each place is worth. */
  points: number[];
  /** Statements of the scoring that the form does not show, as they are. */
  kept: string[];
  /** So many results count; 0: all. */
  best: number;
  cars: 'kept' | 'rebuilt';
  field: number;
  tiers: number;
  movers: number;
}

const header = 'chicane league 1';
const fieldUsual = 12;
const ofScoring = new Set(['few-cars', 'not-finished', 'crash', 'tie']);

function numbers(text: string): number[] {
  return text.split(/\s+/).filter(Boolean).map(Number);
}

function optionsOf(text: string): Record<string, string> {
  const pairs = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0]!, pair.slice(pair.indexOf('=') + 1)]));
}

const blank: PlanDraft = {
  name: '',
  title: '',
  format: 'points',
  rules: 'speed-circuit',
  options: {},
  circuits: [],
  scoring: 'points',
  points: [],
  kept: [],
  best: 0,
  cars: 'rebuilt',
  field: fieldUsual,
  tiers: 1,
  movers: 0,
};

/** A plan of the server as a draft. What it cannot read it leaves: the server judges plans. */
export function readPlan(text: string): PlanDraft {
  const draft: PlanDraft = { ...blank, circuits: [], kept: [] };
  for (const full of text.split('\n')) {
    const line = full.replace(/#.*/, '').trim();
    const verb = line.split(/\s/)[0] ?? '';
    const rest = line.slice(verb.length).trim();
    if (verb === 'ledger') break;
    else if (verb === 'name') draft.name = rest;
    else if (verb === 'title') draft.title = rest;
    else if (verb === 'format') draft.format = rest as Format;
    else if (verb === 'rules') draft.rules = rest as RulesId;
    else if (verb === 'options') draft.options = optionsOf(rest);
    else if (verb === 'circuit') draft.circuits.push(rest);
    else if (verb === 'scoring') Object.assign(draft, scoringOf(rest));
    else if (verb === 'cars') draft.cars = rest as PlanDraft['cars'];
    else if (verb === 'best' || verb === 'field' || verb === 'tiers' || verb === 'movers')
      draft[verb] = Number(rest);
    else if (ofScoring.has(verb)) draft.kept.push(line);
  }
  return draft;
}

function scoringOf(text: string): Pick<PlanDraft, 'scoring' | 'points'> {
  const name = text.split(/\s/)[0] as ScoringName;
  return { scoring: name, points: name === 'points' ? numbers(text.slice(name.length)) : [] };
}

function scoringLines(draft: PlanDraft): string[] {
  if (draft.format === 'wbc') return [];
  const points = draft.scoring === 'points' ? ` ${draft.points.join(' ')}` : '';
  return [
    `scoring ${draft.scoring}${points}`,
    ...draft.kept,
    ...(draft.best > 0 ? [`best ${draft.best}`] : []),
  ];
}

/** '#' would begin a comment, a new line a statement. */
function plain(title: string): string {
  return title.replaceAll(/[#\s]+/g, ' ').trim();
}

export function writePlan(draft: PlanDraft): string {
  const options = Object.entries(draft.options).map(([name, value]) => `${name}=${value}`);
  const lines = [
    header,
    `name ${draft.name}`,
    `title ${plain(draft.title)}`,
    `format ${draft.format}`,
    `rules ${draft.rules}`,
    ...(options.length > 0 ? [`options ${options.join(' ')}`] : []),
    ...draft.circuits.map((circuit) => `circuit ${circuit}`),
    ...scoringLines(draft),
    ...(draft.cars === 'kept' ? ['cars kept'] : []),
    ...(draft.field !== fieldUsual ? [`field ${draft.field}`] : []),
    ...(draft.format === 'points' && draft.tiers > 1
      ? [`tiers ${draft.tiers}`, `movers ${draft.movers}`]
      : []),
  ];
  return lines.join('\n') + '\n';
}

/** One word for a title: 'Spring cup of the club' is spring-cup-of-the-club. */
export function nameOfTitle(title: string): string {
  const word = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return word || 'league';
}
