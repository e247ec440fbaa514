// Why some choices are barred, each reason once, with its clause.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
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
            <Clause clause={first.clause ?? ''} />
          </p>
        );
      })}
    </>
  );
}

function nameOf(choice: Choice): string {
  return choice.rows > 0 ? t('grand_prix.choice_cells', { cells: choice.rows }) : choiceName(choice);
}

/** 'GPA-GEAR-5 (reconstructed)' leads to GPA-GEAR-5. */
export function Clause({ clause }: { clause: string }) {
  const id = clause.split(' ')[0] ?? '';
  if (!id) return null;
  const rules = id.startsWith('GPB') ? 'grand-prix-basic' : 'grand-prix-advanced';
  return (
    <a class="gp-clause" href={`/rules/${rules}#${id}`} aria-label={t('dash.clause', { clause: id })}>
      {id}
    </a>
  );
}
