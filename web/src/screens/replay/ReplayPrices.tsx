// What each driver lost: a press leads to where he lost it.
import type { Prices } from '../../coach/book';
import { t } from '../../i18n';
import type { Player } from './player';
import { PriceSums } from './PriceSums';
import type { OpenRace } from './source';

export function ReplayPrices({ race, player, prices }: { race: OpenRace; player: Player; prices: Prices }) {
  return (
    <section class="replay-prices" aria-labelledby="replay-prices-head">
      <h2 class="head" id="replay-prices-head">
        {t('result.prices')}
      </h2>
      <PriceSums
        race={race}
        prices={prices}
        jump={({ step }, _, words) => (
          <button type="button" key={step} class="link" onClick={() => player.toStep(step)}>
            {words}
          </button>
        )}
      />
    </section>
  );
}
