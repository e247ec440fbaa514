// How far the engine is pushed: a step for each cell, with how often it holds.
import { t } from '../../i18n';
import { Choices, type Choosing } from './Choices';
import { Why } from './Why';
import { oddsOf, throwOf } from './words';
import { oddsSpoken } from '../price';
import type { Choice } from '../../engine/types';
import './PushSteps.css';

function holds(choice: Choice): string {
  const part = throwOf(choice);
  if (!choice.decision) return t('dash.barred');
  return part ? oddsOf(part, 'holds') : t('grand_prix.push_sure');
}

function spoken(choice: Choice): string {
  const part = throwOf(choice);
  return t('grand_prix.push_spoken', { cells: choice.label, odds: part ? oddsSpoken(part) : holds(choice) });
}

export function PushSteps(choosing: Choosing) {
  return (
    <div class="gp-push">
      <p class="small">{t('grand_prix.push_title')}</p>
      <Choices
        {...choosing}
        label={t('grand_prix.pushes')}
        class="gp-steps"
        keyClass="gp-step"
        spoken={spoken}
        face={(choice) => (
          <>
            <i class="gp-step-dot" />
            <b>{choice.label}</b>
            <span class="small">{choice.decision ? holds(choice) : '—'}</span>
          </>
        )}
      />
      <Why choices={choosing.choices.slice(0, 3)} />
    </div>
  );
}
