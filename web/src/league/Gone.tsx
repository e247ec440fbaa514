import { t } from '../i18n';
import { Notice } from '../ui/Notice';
import { Link } from '../ui/router';

/** The server does not answer: what was read last stays, if anything was. */
export function Away({ isAlone = false }: { isAlone?: boolean }) {
  const notice = (
    <Notice tone="wear" icon="lock">
      {t(isAlone ? 'league.away' : 'league.away_old')}
    </Notice>
  );
  return isAlone ? <div class="page">{notice}</div> : notice;
}

export function NoLeague() {
  return (
    <div class="page">
      <div class="empty">
        <h1 class="head">{t('league.none')}</h1>
        <Link to="/leagues" class="button button-main">
          {t('league.to_leagues')}
        </Link>
      </div>
    </div>
  );
}
