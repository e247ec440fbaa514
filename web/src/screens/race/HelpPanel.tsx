// The keys of this screen, in the corner where they cover no track.
import { t, type Key } from '../../i18n';
import { Icon } from '../../ui/Icon';
import type { RaceModel } from './model';
import { Popover } from './Popover';

const keys: readonly (readonly [string, Key])[] = [
  ['← → ↑ ↓', 'race.key_arrows'],
  ['Enter', 'race.key_enter'],
  ['Esc', 'race.key_escape'],
  ['C', 'race.key_compare'],
  ['U', 'race.key_undo'],
  ['L', 'race.key_story'],
  ['O', 'race.key_order'],
  ['M', 'race.key_mine'],
  ['W', 'race.key_whole'],
  ['+ −', 'race.key_zoom'],
  ['?', 'race.key_help'],
];

export function HelpPanel({ model }: { model: RaceModel }) {
  return (
    <div class="help-place">
      <Popover model={model} name="help" label={t('race.keys')}>
        <div class="help-head">
          <h2 class="head">{t('race.keys')}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={t('race.close')}
            onClick={() => (model.panel.value = null)}
          >
            <Icon name="close" />
          </button>
        </div>
        <dl class="keys">
          {keys.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(words)}</dd>
            </div>
          ))}
        </dl>
        <p class="small">{t('race.key_any')}</p>
      </Popover>
    </div>
  );
}
