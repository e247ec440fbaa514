import { useEffect } from 'preact/hooks';
import { t } from '../i18n';

/** The name of the page for tabs, history and those who hear it, and what lists of links say about it. */
export function useTitle(title: string, about = t('site.about')) {
  useEffect(() => {
    document.title = title ? `${title} · ${t('site.name')}` : t('site.title');
    document.querySelector('meta[name="description"]')?.setAttribute('content', about);
  }, [title, about]);
}
