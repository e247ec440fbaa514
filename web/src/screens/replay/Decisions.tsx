// What was just decided: a row a decision, who chose what of how many, and at the right what it cost. Whatever else is known of a
// decision belongs there too, below its price.
import { t } from '../../i18n';
import type { Decided } from './decisions';

export function Decisions({ decided }: { decided: Decided[] }) {
  if (decided.length === 0) return null;
  return (
    <ul class="replay-decided" aria-label={t('result.decisions')}>
      {decided.map(({ step, name, choice, count, price, tone }) => (
        <li key={step} class={`replay-tone-${tone}`}>
          <span>{t('result.decision_chose', { name, choice, count })}</span>
          <span class="replay-costs">
            <b class={`tone-${tone}`}>{price}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
