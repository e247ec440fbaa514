import type { Ruling } from '../api/league_types';
import { t } from '../i18n';
import { shownName } from '../ui/names';
import { raceTitle } from './words';

/** What a steward has ruled, without the reason. */
export function rulingWords(ruling: Pick<Ruling, 'kind' | 'race' | 'name' | 'points' | 'revokes'>): string {
  const name = shownName(ruling.name ?? '');
  switch (ruling.kind) {
    case 'exclude':
      return t('league.ruled_exclude', { name, race: raceTitle(ruling.race ?? '') });
    case 'points':
      return t('league.ruled_points', {
        name,
        points: Math.abs(ruling.points),
        isMinus: ruling.points < 0 ? 'yes' : 'no',
      });
    case 'annul':
      return t('league.ruled_annul', { race: raceTitle(ruling.race ?? '') });
    case 'revoke':
      return t('league.ruled_revoke', { number: ruling.revokes });
  }
}
