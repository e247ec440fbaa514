import type { Proof } from '../../fair/verify';
import { t } from '../../i18n';
import { throwerOf, type Cast } from '../../race/story';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';
import { DieFace } from '../race/DieFace';
import { purposeWords } from '../replay/words';
import type { Incident } from './incidents';

interface Props {
  incidents: Incident[];
  proof: Proof;
  cast: Cast;
  turnLink(turn: number): string;
}

export function MatteredDice({ incidents, proof, cast, turnLink }: Props) {
  const thrown = incidents.filter((incident) => incident.die !== null);
  return (
    <div class="proof-mattered">
      <h3 class="small">{t('result.dice_that_mattered')}</h3>
      {thrown.length === 0 && <p class="small">{t('result.none_mattered')}</p>}
      <ol>
        {thrown.map(({ step, turn, car, die }) => {
          if (!die) return null;
          const isRight = proof.checks.find((check) => check.line === die.line)?.isRight ?? false;
          const { roll } = die;
          const isMine = roll.car >= 0 && roll.car === cast.yourCar;
          const who = isMine ? t('result.you') : throwerOf(cast, roll);
          return (
            <li key={`${step} ${car}`}>
              <Link to={turnLink(turn)}>
                <span class="visually-hidden">{t('result.replay_turn', { turn })}</span>
                <span aria-hidden="true">{turn}</span>
              </Link>
              <span>{t('result.die_for', { who, purpose: purposeWords(roll.purpose) })}</span>
              <DieFace face={die.face} size={22} />
              {proof.hasSecret && (
                <span class={isRight ? 'tone-free' : 'tone-out'}>
                  <Icon
                    name={isRight ? 'check' : 'close'}
                    label={t(isRight ? 'result.die_checked' : 'result.die_not_checked', { face: die.face })}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
