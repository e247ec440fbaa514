import type { BoardWords } from '../../board/types';
import { has, t } from '../../i18n';
import { keyOf } from '../../ui/games';

/** What stands on an empty board, in the reader's language; names of corners stay as they are. */
export function boardWords(): BoardWords {
  return {
    you: t('site.board_you'),
    text(english) {
      const key = `site.board_${keyOf(english)}`;
      return has(key) ? t(key) : english;
    },
    space(form, place, label) {
      if (!label) return t('site.board_space', { place });
      return t(form === 'cells' ? 'site.board_space_factor' : 'site.board_space_limit', {
        place,
        limit: label,
      });
    },
  };
}
