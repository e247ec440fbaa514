// What each driver lost against the perfect lap, and the decisions that lost most, each with a way there.
import type { ComponentChild } from 'preact';
import { sumsOf, type Prices, type SeatSum } from '../../coach/book';
import type { StepPrice } from '../../coach/types';
import { t } from '../../i18n';
import { shownTurns } from './cost_words';
import type { OpenRace } from './source';
import './prices.css';

/** A button or a link that leads to a decision. */
export type Jump = (price: StepPrice, turn: number, words: string) => ComponentChild;

const dearestShown = 3;

function Working({ prices }: { prices: Prices }) {
  const percent = Math.floor(prices.done * 100);
  return (
    <div class="prices-working">
      <p id="prices-working">{t('result.prices_working')}</p>
      <progress max={100} value={percent} aria-labelledby="prices-working">
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

function Row({ sum, race, jump }: { sum: SeatSum; race: OpenRace; jump: Jump }) {
  const isMine = sum.seat === race.you;
  const name = isMine ? t('result.you') : (race.record.header.seats[sum.seat]?.name ?? '');
  const words = (turn: number, turns: number) => t('result.prices_at', { turn, turns: shownTurns(turns) });
  return (
    <li class={isMine ? 'prices-mine' : undefined}>
      <span class="strong">{name}</span>
      <span class="prices-lost">{t('result.prices_lost', { turns: shownTurns(sum.turns) })}</span>
      {sum.dearest.length > 0 && (
        <span class="prices-dearest">
          <span class="small">{t('result.prices_dearest')}</span>
          {sum.dearest.slice(0, dearestShown).map((price) => {
            const { turn } = race.replay.steps[price.step]!;
            return jump(price, turn, words(turn, price.turns));
          })}
        </span>
      )}
    </li>
  );
}

export function PriceSums({ race, prices, jump }: { race: OpenRace; prices: Prices; jump: Jump }) {
  const sums = sumsOf(prices);
  const said = note(prices);
  return (
    <>
      {prices.state === 'working' && <Working prices={prices} />}
      <p class="visually-hidden" role="status">
        {prices.state === 'over' && t('result.prices_over')}
      </p>
      {said && <p class="small">{said}</p>}
      <ul class="prices-sums">
        {sums.map((sum) => (
          <Row key={sum.seat} sum={sum} race={race} jump={jump} />
        ))}
      </ul>
      {sums.length > 0 && <p class="small">{t('result.prices_hint')}</p>}
    </>
  );
}
