// How one watches: speed, sound, what the board follows, language.
import { chooseLanguage, language, languages, t, type Language } from '../../i18n';
import { choose, followWish, sound, speed, speeds, type Speed } from '../../race/settings';
import { play } from '../../race/sound';
import { Icon } from '../../ui/Icon';
import type { RaceModel } from './model';
import { Popover } from './Popover';
import { TableActs } from './TableActs';

function Options<Value extends string>({
  name,
  label,
  values,
  current,
  onChoose,
}: {
  name: string;
  label: string;
  values: readonly (readonly [Value, string])[];
  current: Value;
  onChoose(value: Value): void;
}) {
  return (
    <fieldset class="options">
      <legend class="strong">{label}</legend>
      <div class="options-row">
        {values.map(([value, words]) => (
          <label key={value} class="option">
            <input type="radio" name={name} checked={value === current} onChange={() => onChoose(value)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SettingsPanel({ model }: { model: RaceModel }) {
  const speedWords = (one: Speed) => (one === 'at_once' ? t('race.at_once') : t('race.times', { n: one }));
  return (
    <Popover model={model} name="settings" label={t('race.settings')}>
      <h2 class="head">{t('race.settings')}</h2>
      <Options
        name="speed"
        label={t('race.speed')}
        values={speeds.map((one) => [one, speedWords(one)] as const)}
        current={speed.value}
        onChoose={(value) => choose('speed', speed, value)}
      />
      <Options
        name="sound"
        label={t('race.sound')}
        values={[
          ['off', t('race.off')],
          ['on', t('race.on')],
        ]}
        current={sound.value}
        onChoose={(value) => {
          choose('sound', sound, value);
          play('seal');
        }}
      />
      <Options
        name="follow"
        label={t('race.follow')}
        values={[
          ['whole', t('race.follow_whole')],
          ['mine', t('race.follow_mine')],
        ]}
        current={followWish.value}
        onChoose={(value) => model.followTo(value)}
      />
      <Options<Language>
        name="language"
        label={t('race.language')}
        values={Object.entries(languages) as [Language, string][]}
        current={language.value}
        onChoose={(value) => void chooseLanguage(value)}
      />
      <TableActs model={model} />
      <button type="button" class="button" onClick={() => (model.panel.value = 'help')}>
        {t('race.keys')}
      </button>
    </Popover>
  );
}

export function Settings({ model }: { model: RaceModel }) {
  const isOpen = model.panel.value === 'settings';
  return (
    <div class="popover-place">
      <button
        type="button"
        class="icon-button"
        aria-expanded={isOpen}
        aria-label={t('race.settings')}
        title={t('race.settings')}
        onClick={() => model.toggle('settings')}
      >
        <Icon name="sliders" size={20} />
      </button>
      {isOpen && <SettingsPanel model={model} />}
    </div>
  );
}
