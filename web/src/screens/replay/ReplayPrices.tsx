// What each driver lost against the perfect lap, and the decisions that lost most: a press leads there.
import { sumsOf, type Prices, type SeatSum } from '../../coach/book';
import { t } from '../../i18n';
import { shownTurns } from './cost_words';
import type { Player } from './player';
import type { OpenRace } from './source';

const dearestShown = 3;

function Working({ prices }: { prices: Prices }) {
  const percent = Math.floor(prices.done * 100);
  return (
    <div class="replay-working">
      <p id="replay-working">{t('result.prices_working')}</p>
      <progress max={100} value={percent} aria-labelledby="replay-working">
        {percent}
      </progress>
    </div>
  );
}

/** Why there may be less than hoped for; empty if all is there. */
function note({ state, laps }: Prices): string {
  const kinds = [...laps.values()];
  if (state === 'failed') return t('result.prices_failed');
  if (kinds.includes('none')) return t('result.prices_none');
  return kinds.includes('sure') ? t('result.prices_sure') : '';
}

function Row({ sum, race, player }: { sum: SeatSum; race: OpenRace; player: Player }) {
  const isMine = sum.seat === race.you;
  const name = isMine ? t('result.you') : (race.record.header.seats[sum.seat]?.name ?? '');
  return (
    <li class={isMine ? 'replay-mine' : undefined}>
      <span class="strong">{name}</span>
      <span class="replay-lost">{t('result.prices_lost', { turns: shownTurns(sum.turns) })}</span>
      {sum.dearest.length > 0 && (
        <span class="replay-dearest">
          <span class="small">{t('result.prices_dearest')}</span>
          {sum.dearest.slice(0, dearestShown).map(({ step, turns }) => (
            <button type="button" key={step} class="link" onClick={() => player.toStep(step)}>
              {t('result.prices_at', { turn: race.replay.steps[step]!.turn, turns: shownTurns(turns) })}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

export function ReplayPrices({ race, player, prices }: { race: OpenRace; player: Player; prices: Prices }) {
  const sums = sumsOf(prices);
  const said = note(prices);
  return (
    <section class="replay-prices" aria-labelledby="replay-prices-head">
      <h2 class="head" id="replay-prices-head">
        {t('result.prices')}
      </h2>
      {prices.state === 'working' && <Working prices={prices} />}
      <p class="visually-hidden" role="status">
        {prices.state === 'over' && t('result.prices_over')}
      </p>
      {said && <p class="small">{said}</p>}
      <ul>
        {sums.map((sum) => (
          <Row key={sum.seat} sum={sum} race={race} player={player} />
        ))}
      </ul>
      {sums.length > 0 && <p class="small">{t('result.prices_hint')}</p>}
    </section>
  );
}
