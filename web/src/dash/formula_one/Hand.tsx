// The hand as cards: what each does, and when it may be played or why not.
import type { Choice } from '../../engine/types';
import { said, t } from '../../i18n';
import type { Card } from './instruments';

function figure(card: Card): string {
  if (card.card === 'SD') return card.card;
  return card.card === 'CA' ? String(card.value) : t('formula_one.extra', { squares: card.value });
}

function about(card: Card): string {
  const isNamed = card.card === 'SD' || card.card === 'CA';
  return said('formula_one', isNamed ? `about_${card.card}` : 'about_squares');
}

/** Why it helps nothing now: by the engine, or by the speed that is about to be set. */
function whyNot(card: Card, choice: Choice | undefined): string | null {
  if (card.why) return said('formula_one', card.why);
  const isIdle = card.card === 'CA' && choice?.notes.some((note) => note.key === 'note_carburettor_idle');
  return isIdle ? t('formula_one.note_carburettor_idle') : null;
}

export function Hand({ hand, choice }: { hand: Card[]; choice: Choice | undefined }) {
  if (hand.length === 0) return <p class="small">{t('formula_one.hand_empty')}</p>;
  return (
    <div class="f1-hand-box">
      <p class="small">{t('formula_one.hand_label')}</p>
      <ul class="f1-hand">
        {hand.map((card) => {
          const why = whyNot(card, choice);
          return (
            <li key={card.card} class={`f1-card ${why ? 'is-barred' : ''}`}>
              <span class="f1-card-head">
                <b class="f1-card-name">{said('formula_one', `card_${card.card}`)}</b>
                <b class="f1-card-figure">{figure(card)}</b>
              </span>
              <span class="f1-card-about">
                {about(card)}
                {card.count > 1 && <b> {t('formula_one.times', { count: card.count })}</b>}
              </span>
              <b class={`f1-card-when ${why ? '' : card.when === 'before' ? 'tone-wear' : 'tone-free'}`}>
                {why ?? said('formula_one', `when_${card.when}`)}
              </b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
