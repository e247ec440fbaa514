// The race in a few sentences, as keys of the catalogue. Counted from the lap chart and the last table.
import { nameOf } from '../../chart/LapChart';
import type { Chart } from '../../chart/places';
import { t, type Key, type With } from '../../i18n';
import type { Row } from './classification';
import { leadChanges } from './turning_point';

export interface Sentence {
  key: Key;
  with: With;
}

/** For messages that choose by `who`: 'you' or 'other'. */
export function whoIs(name: string, isMine: boolean): { who: string; name: string } {
  return { who: isMine ? 'you' : 'other', name };
}

export function reportOf(
  chart: Chart,
  rows: readonly Row[],
  outWords: (result: string) => string,
): Sentence[] {
  const sentences: Sentence[] = [];
  const leader = chart.lines.find((line) => line.places[Math.min(1, chart.turns.length - 1)] === 1);
  const changes = leadChanges(chart);
  if (leader) {
    const who = whoIs(nameOf(leader), leader.isMine && !leader.isOneOfSeveral);
    const stays = changes === 0 && rows[0]?.car.car === leader.car;
    sentences.push({ key: stays ? 'result.report_led_all' : 'result.report_led_first', with: who });
  }
  if (changes > 0) sentences.push({ key: 'result.report_leads', with: { count: changes } });
  const mine = chart.lines.find((line) => line.isMine);
  const place = rows.find((row) => row.isMine)?.place;
  const grid = mine?.places[0];
  if (grid !== undefined && place) sentences.push({ key: 'result.report_mine', with: { grid, place } });
  const out = chart.lines.filter((line) => line.out).sort((a, b) => a.out!.turn - b.out!.turn);
  for (const line of out.slice(0, 6)) {
    const { turn, result } = line.out!;
    const who = whoIs(nameOf(line), line.isMine && !line.isOneOfSeveral);
    const why = outWords(result);
    const isPlain = result === 'out' || why === t('result.gap_out');
    const key = isPlain ? 'result.report_out_plain' : 'result.report_out';
    sentences.push({ key, with: { ...who, turn, why } });
  }
  return sentences;
}
