import { t } from './i18n';

export function App() {
  return <h1 class="title">{t('site.name')}</h1>;
}
