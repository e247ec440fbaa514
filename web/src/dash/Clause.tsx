import type { RulesId } from '../engine/types';
import { t } from '../i18n';

/** A link to a clause of the rules. */
export function Clause({ rules, clause }: { rules: RulesId; clause: string | undefined }) {
  if (!clause) return null;
  return (
    <a class="clause" href={`/rules/${rules}#${clause}`} aria-label={t('dash.clause', { clause })}>
      {clause}
    </a>
  );
}
