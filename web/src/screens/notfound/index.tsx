import { t } from '../../i18n';
import { Logo } from '../../ui/Logo';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import './notfound.css';

export default function NotFound() {
  useTitle(t('site.not_found'));
  return (
    <div class="page not-found">
      <Logo />
      <h1 class="title">{t('site.not_found')}</h1>
      <p class="page-lead">{t('site.not_found_hint')}</p>
      <Link to="/" class="button button-main">
        {t('site.to_home')}
      </Link>
    </div>
  );
}
