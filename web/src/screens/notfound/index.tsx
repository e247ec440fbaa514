import { t } from '../../i18n';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';

export default function NotFound() {
  useTitle(t('site.not_found'));
  return (
    <div class="page">
      <div class="empty">
        <h1 class="head">{t('site.not_found')}</h1>
        <p>{t('site.not_found_hint')}</p>
        <Link to="/" class="button button-main">
          {t('site.to_home')}
        </Link>
      </div>
    </div>
  );
}
