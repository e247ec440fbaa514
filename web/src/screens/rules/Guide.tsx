import type { RulesId } from '../../engine/types';
import { said, t } from '../../i18n';
import { keyOf } from '../../ui/games';

const parts = ['aim', 'turn', 'price', 'end'] as const;

/** How the game is played, in our own words and the reader's language. */
export function Guide({ id }: { id: RulesId }) {
  return (
    <section class="guide" aria-labelledby="guide">
      <h2 class="head" id="guide">
        {t('guide.title')}
      </h2>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt class="strong">{t(`guide.head_${part}`)}</dt>
            <dd>{said('guide', `${keyOf(id)}_${part}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
