// Why some choices are barred, each reason once, with its clause.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { Clause } from '../Clause';
import { choiceName, sayIt } from './words';

export function Why({ choices }: { choices: Choice[] }) {
  const reasons = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.barred) continue;
    reasons.set(choice.barred.key, [...(reasons.get(choice.barred.key) ?? []), choice]);
  }
  return (
    <>
      {[...reasons.values()].map((barred) => {
        const first = barred[0]!;
        return (
          <p class="small gp-why" key={first.barred!.key}>
            <b>{barred.map(nameOf).join(', ')}:</b> {sayIt(first.barred!)}{' '}
            <WhyClause clause={first.clause ?? ''} />
          </p>
        );
      })}
    </>
  );
}

function nameOf(choice: Choice): string {
  return choice.rows > 0 ? t('grand_prix.choice_cells', { cells: choice.rows }) : choiceName(choice);
}

/** 'GPB-MOV-2 (reconstructed)' leads to GPB-MOV-2 in the rules of its level. */
function WhyClause({ clause }: { clause: string }) {
  const id = clause.split(' ')[0];
  return <Clause rules={clause.startsWith('GPB') ? 'grand-prix-basic' : 'grand-prix-advanced'} clause={id} />;
}
