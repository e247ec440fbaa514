import { useEffect } from 'preact/hooks';
import { t } from '../i18n';

/** The name of the page for tabs, history and those who hear it. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${t('site.name')}` : t('site.name');
  }, [title]);
}
