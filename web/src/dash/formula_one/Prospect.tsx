// What the selected choice brings: corners taken too fast with their odds, who is in the way; or why it is barred.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { Clause } from '../Clause';
import { OddsBar } from '../parts/OddsBar';
import { notesOf, sayWords, throwsOf, type Corners } from './words';

export function Prospect({ choice, corners }: { choice: Choice | undefined; corners: Corners }) {
  if (!choice) return null;
  if (choice.barred) {
    return (
      <p class="f1-prospect f1-why" role="status">
        {sayWords(choice.barred, corners)} <Clause rules="formula-one" clause={choice.clause} />
      </p>
    );
  }
  const throws = throwsOf(choice.road ?? choice.price);
  const notes = notesOf(choice, corners);
  return (
    <div class="f1-prospect">
      {choice.kind === 'set' && (
        <p>
          <b>{t('formula_one.prospect', { speed: choice.label, squares: choice.rows })}</b>{' '}
          {throws.length > 0 ? t('formula_one.prospect_safest') : t('formula_one.no_risk')}
        </p>
      )}
      {notes.length > 0 && <p class="f1-notes">{notes.join('. ')}</p>}
      {throws.map((part, i) => (
        <OddsBar key={i} part={part} />
      ))}
    </div>
  );
}
