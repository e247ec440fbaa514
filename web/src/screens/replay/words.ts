// Words that result and replay share.
import type { RulesId } from '../../engine/types';
import type { Complaint } from '../../fair/complaint';
import { RecordError } from '../../fair/record_error';
import { has, t } from '../../i18n';
import { wordsOf } from '../../race/areas';
import { circuitName, gameName, isRulesId } from '../../ui/games';
import { ComplaintFailure, SourceFailure, type OpenRace } from './source';

export function complaintWords(complaint: Complaint): string {
  return t(`result.wrong_${complaint.fault}`, complaint.with);
}

/** What a failed opening says. */
export function failureWords(error: unknown): string {
  if (error instanceof SourceFailure) return t(`result.${error.key}`);
  const atLine = (line: number, what: string) => t('result.file_at_line', { line, what });
  if (error instanceof RecordError) {
    const what = t(`result.file_${error.fault}`, { word: error.word });
    return error.line > 0 ? atLine(error.line, what) : what;
  }
  if (error instanceof ComplaintFailure) return atLine(error.complaint.line, complaintWords(error.complaint));
  return t('result.failed_engine');
}

export function placeName(race: OpenRace): string {
  const { circuit, title } = race.board as { circuit?: string; title: string };
  return circuit ? circuitName(circuit) : title;
}

export function gameTitle(rules: string): string {
  return isRulesId(rules) ? gameName(rules) : rules;
}

/** Why a car is out, or how it ended: the game's own words, or the plain one. */
export function resultWords(rules: RulesId, result: string): string {
  return wordsOf(rules, `result_${result}`, undefined, t('result.gap_out'));
}

export function purposeWords(purpose: string): string {
  const key = `result.purpose_${purpose.replaceAll('-', '_')}`;
  return has(key) ? t(key) : purpose;
}
