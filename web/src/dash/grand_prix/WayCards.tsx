// Ends as cards: where, how far, what it meets, and what the dice may do.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { OddsBar } from '../parts/OddsBar';
import { shortPrice } from '../price';
import { Choices, type Choosing } from './Choices';
import { capital, choiceName, oddsOf, sayIt, throwOf } from './words';
import './WayCards.css';

export function WayCards(choosing: Choosing) {
  return (
    <Choices
      {...choosing}
      label={t('grand_prix.choices')}
      class="gp-cards scroll-row"
      keyClass="gp-card"
      face={(choice) => <CardFace choice={choice} />}
    />
  );
}

/** Told in full beside the road, for the way that is chosen. */
const longNotes = new Set(['note_again', 'note_rounded']);

function CardFace({ choice }: { choice: Choice }) {
  const part = throwOf(choice);
  const notes = [
    ...(choice.rows > 0 ? [t('grand_prix.choice_cells', { cells: choice.rows })] : []),
    ...choice.notes.filter((note) => !longNotes.has(note.key)).map(sayIt),
  ];
  return (
    <>
      <span class="gp-card-head">
        <b>{choiceName(choice)}</b>
        <span class={`tone-${choice.price.tone} strong`}>
          {part ? oddsOf(part, 'unharmed') : t('dash.free')}
        </span>
      </span>
      <span class="small gp-card-notes">{notes.join(', ')}</span>
      {part && <OddsBar part={part} withWords={false} />}
      <span class={`gp-card-foot fill-${choice.price.tone}`} />
    </>
  );
}

/** What the chosen way may bring, in full. */
export function WayTold({ choice }: { choice: Choice }) {
  const part = throwOf(choice);
  if (!part && choice.notes.length === 0) return null;
  return (
    <div class="gp-told">
      {choice.notes.length > 0 && <p class="small">{capital(choice.notes.map(sayIt).join(', '))}</p>}
      {part && <OddsBar part={part} withWords />}
    </div>
  );
}

/** A goal on a key: the number of cells, the cell, its price. */
export function GoalKeys(choosing: Choosing) {
  return (
    <Choices
      {...choosing}
      label={t('grand_prix.choices')}
      class="gp-keys"
      keyClass="gp-key"
      face={(choice) => (
        <>
          <b>{choice.kind === 'luck' ? t('grand_prix.choice_luck') : choice.rows}</b>
          <span class={`small ${choice.decision ? `tone-${choice.price.tone}` : ''}`}>
            {keyPrice(choice)}
          </span>
        </>
      )}
    />
  );
}

function keyPrice(choice: Choice): string {
  if (!choice.decision) return t('grand_prix.strip_full');
  return choice.price.ways.length > 0 ? shortPrice(choice.price) : t('dash.free');
}
