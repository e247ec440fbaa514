import { nameOf } from '../../chart/LapChart';
import { t } from '../../i18n';
import { folded } from '../../race/fold';
import { Link } from '../../ui/router';
import { StoryLine, type Told } from '../race/StoryLine';
import { castOfRace } from '../replay/cast';
import type { OpenRace } from '../replay/source';
import { whoIs } from './report';
import type { TurningPoint as Point } from './turning_point';

function words(point: Point): string {
  const { turn, from, to, line, isLead } = point;
  const values = { turn, from, to, ...whoIs(nameOf(line), line.isMine && !line.isOneOfSeveral) };
  if (isLead) return t('result.turning_lead', values);
  return to < from ? t('result.turning_gain', values) : t('result.turning_loss', values);
}

/** What happened to the car in that turn; more than this is for the replay. */
const linesShown = 2;

function toldOf({ replay }: OpenRace, { turn, line }: Point): Told[][] {
  const happened = replay.steps
    .filter((step) => step.turn === turn)
    .flatMap(({ index, happenings }) => happenings.map((one) => ({ ...one, seq: index, turn })))
    .filter((one) => one.car === line.car);
  return folded(happened).slice(-linesShown);
}

interface Props {
  race: OpenRace;
  point: Point | null;
  turnLink(turn: number): string;
}

export function TurningPoint({ race, point, turnLink }: Props) {
  const cast = castOfRace(race);
  return (
    <p class="result-turning">
      <b>{t('result.turning_point')}</b> {point ? words(point) : t('result.turning_none')}{' '}
      {point &&
        toldOf(race, point).map((line, i) => (
          <span key={i} class="result-incident">
            <StoryLine rules={race.rules} line={line} cast={cast} />{' '}
          </span>
        ))}
      {point && <Link to={turnLink(point.turn)}>{t('result.replay_turn', { turn: point.turn })}</Link>}
    </p>
  );
}
