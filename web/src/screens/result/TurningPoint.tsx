import { nameOf } from '../../chart/LapChart';
import { t } from '../../i18n';
import { Link } from '../../ui/router';
import { whoIs } from './report';
import type { TurningPoint as Point } from './turning_point';

function words(point: Point): string {
  const { turn, from, to, line, isLead } = point;
  const values = { turn, from, to, ...whoIs(nameOf(line), line.isMine && !line.isOneOfSeveral) };
  if (isLead) return t('result.turning_lead', values);
  return to < from ? t('result.turning_gain', values) : t('result.turning_loss', values);
}

export function TurningPoint({ point, turnLink }: { point: Point | null; turnLink(turn: number): string }) {
  return (
    <p class="result-turning">
      <b>{t('result.turning_point')}</b> {point ? words(point) : t('result.turning_none')}{' '}
      {point && <Link to={turnLink(point.turn)}>{t('result.replay_turn', { turn: point.turn })}</Link>}
    </p>
  );
}
