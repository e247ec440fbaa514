// What was just decided: a row a decision, who chose what of how many, at the right what was paid, and below what it cost in turns.
import { t } from '../../i18n';
import type { Decided } from './decisions';

export function Decisions({ decided }: { decided: Decided[] }) {
  if (decided.length === 0) return null;
  return (
    <ul class="replay-decided" aria-label={t('result.decisions')}>
      {decided.map(({ step, name, choice, count, price, tone, cost }) => (
        <li key={step} class={`replay-tone-${tone}`}>
          <span>{t('result.decision_chose', { name, choice, count })}</span>
          <span class="replay-costs">
            <b class={`tone-${tone}`}>{price}</b>
          </span>
          {cost && <span class="replay-cost">{cost}</span>}
        </li>
      ))}
    </ul>
  );
}
