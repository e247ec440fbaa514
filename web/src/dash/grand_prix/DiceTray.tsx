// One die or two, with what comes of them if all that falls is driven.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { OddsBar } from '../parts/OddsBar';
import { Choices, type Choosing } from './Choices';
import { choiceName, sayIt, throwOf } from './words';
import './DiceTray.css';

export function DiceTray(choosing: Choosing) {
  return (
    <Choices
      {...choosing}
      label={t('grand_prix.choices')}
      class="gp-tray"
      keyClass="gp-card gp-dice"
      face={(choice) => <DiceFace choice={choice} />}
    />
  );
}

function DiceFace({ choice }: { choice: Choice }) {
  const part = throwOf(choice);
  return (
    <>
      <span class="gp-card-head">
        <span class="gp-dice-row" aria-hidden="true">
          {Array.from({ length: Number(choice.label) }, (_, i) => (
            <i class="gp-die" key={i}>
              ?
            </i>
          ))}
        </span>
        <b>{choiceName(choice)}</b>
        {!part && <span class="tone-free strong">{t('dash.free')}</span>}
      </span>
      <span class="small gp-card-notes">{choice.notes.map(sayIt).join(', ')}</span>
      {part && (
        <>
          <span class="small gp-if">{t('grand_prix.if_all_driven')}</span>
          <OddsBar part={part} withWords />
        </>
      )}
      <span class={`gp-card-foot fill-${choice.price.tone}`} />
    </>
  );
}
