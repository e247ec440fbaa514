import { useState } from 'preact/hooks';
import { closeLeague } from '../../api/leagues';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { go } from '../../ui/router';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

/** One in which nothing is drawn may be closed again; after that it belongs to all. */
export function Close({ league }: DeskProps) {
  const [failure, setFailure] = useState<string | null>(null);
  if (league.rounds.some((round) => round.races.length > 0)) return null;
  const close = async () => {
    const answer = await closeLeague(league.id);
    if (!answer.ok) return setFailure(errorWords(answer.error));
    go('/leagues');
  };
  return (
    <section class="panel desk-panel">
      <p class="legend-hint">{t('league.close_hint')}</p>
      <Refusal failure={failure} />
      <button type="button" class="button" onClick={() => void close()}>
        {t('league.close')}
      </button>
    </section>
  );
}
