// What each driver lost against the perfect lap. It takes seconds, so it is asked for; who comes from the replay finds it.
import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Link } from '../../ui/router';
import { PriceSums } from '../replay/PriceSums';
import type { OpenRace } from '../replay/source';
import { usePrices } from '../replay/usePrices';

export function PricesPanel({ race, turnLink }: { race: OpenRace; turnLink(turn: number): string }) {
  const [isWanted, setWanted] = useState(false);
  const prices = usePrices(race, isWanted);
  const isShown = isWanted || prices.state === 'over';
  return (
    <section class="panel result-prices" aria-labelledby="prices-head">
      <h2 class="head" id="prices-head">
        {t('result.prices')}
      </h2>
      {!isShown && (
        <>
          <p>{t('result.prices_lead')}</p>
          <button type="button" class="button" onClick={() => setWanted(true)}>
            {t('result.prices_ask')}
          </button>
        </>
      )}
      {isShown && (
        <PriceSums
          race={race}
          prices={prices}
          jump={({ step }, turn, words) => (
            <Link key={step} class="link" to={turnLink(turn)}>
              {words}
            </Link>
          )}
        />
      )}
    </section>
  );
}
