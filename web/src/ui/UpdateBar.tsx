// "A new version is ready": never reloads by itself, a race may be on.
import { t } from '../i18n';
import { Icon } from './Icon';
import './update_bar.css';
import { applyUpdate, putOffUpdate, update } from './update';

export function UpdateBar() {
  if (update.value !== 'ready') return null;
  return (
    <div class="update-bar" role="status">
      <Icon name="flag" />
      <span>{t('site.new_version')}</span>
      <button type="button" class="button" onClick={putOffUpdate}>
        {t('site.later')}
      </button>
      <button type="button" class="button" onClick={applyUpdate}>
        {t('site.reload')}
      </button>
    </div>
  );
}
