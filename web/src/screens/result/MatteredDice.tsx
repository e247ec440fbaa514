import type { Proof } from '../../fair/verify';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';
import { DieFace } from '../race/DieFace';
import { purposeWords } from '../replay/words';
import type { Incident } from './incidents';

interface Props {
  incidents: Incident[];
  proof: Proof;
  /** My name in the record, if I drove. */
  me: string | null;
  turnLink(turn: number): string;
}

export function MatteredDice({ incidents, proof, me, turnLink }: Props) {
  const thrown = incidents.filter((incident) => incident.die !== null);
  return (
    <div class="proof-mattered">
      <h3 class="small">{t('result.dice_that_mattered')}</h3>
      {thrown.length === 0 && <p class="small">{t('result.none_mattered')}</p>}
      <ol>
        {thrown.map(({ step, turn, die }) => {
          if (!die) return null;
          const isRight = proof.checks.find((check) => check.line === die.line)?.isRight ?? false;
          const who = die.who === me ? t('result.you') : die.who;
          return (
            <li key={step}>
              <Link to={turnLink(turn)}>
                <span class="visually-hidden">{t('result.replay_turn', { turn })}</span>
                <span aria-hidden="true">{turn}</span>
              </Link>
              <span>{t('result.die_for', { who, purpose: purposeWords(die.purpose) })}</span>
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
