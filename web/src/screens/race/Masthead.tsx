// Which race, how far, what phase, who is awaited, how long, and the seal of its dice.
import { t } from '../../i18n';
import { phasesOf } from '../../race/phases';
import { wordsOf } from '../../race/areas';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';
import { chooseTheme, theme } from '../../ui/theme';
import { awaitedWords } from './awaited';
import { Clock } from './Clock';
import type { RaceModel } from './model';
import { SealChip } from './SealChip';
import { Settings } from './Settings';
import type { Shape } from './shape';

function Phases({ model }: { model: RaceModel }) {
  const { info, table } = model.session.state.value;
  const phases = table ? phasesOf(info.rules, table.phase) : null;
  if (!phases) return null;
  return (
    <ol class="masthead-phases" aria-label={t('race.phase')}>
      {phases.names.map((name) => (
        <li key={name} aria-current={name === phases.current ? 'step' : undefined}>
          {wordsOf(info.rules, `phase_${name}`, undefined, t(`race.phase_${name}`))}
        </li>
      ))}
    </ol>
  );
}

function Progress({ model }: { model: RaceModel }) {
  const table = model.stage.shown.value.table;
  if (!table) return null;
  if (!table.hasStarted) return <p class="masthead-progress">{t('race.before_start')}</p>;
  return (
    <p class="masthead-progress">
      <span>
        {t('race.lap')} <b>{table.lap}</b>/{table.laps}
      </span>
      <span>
        {t('race.turn')} <b>{table.turn}</b>
      </span>
    </p>
  );
}

export function Masthead({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { info } = model.session.state.value;
  const isDark = theme.value === 'dark';
  return (
    <header class="masthead double-rule">
      <Link to="/" class="masthead-logo">
        <svg width="30" height="20" viewBox="0 0 30 20" aria-hidden="true">
          <path class="logo-road" d="M2 16h8c7 0 5-12 12-12h6" />
          <path class="logo-line" d="M2 16h8c7 0 5-12 12-12h6" />
        </svg>
        <span class={shape === 'sheet' ? 'visually-hidden' : undefined}>{t('site.name')}</span>
      </Link>
      <p class="masthead-race">
        <b>{info.circuit}</b>{' '}
        {shape === 'wide' && (
          <span>{t('race.game_and_laps', { game: model.rulesTitle, laps: info.laps })}</span>
        )}
      </p>
      <Progress model={model} />
      {shape === 'wide' && <Phases model={model} />}
      <div class="masthead-end">
        {shape === 'wide' && <p class="masthead-awaited">{awaitedWords(model.session.state.value)}</p>}
        <Clock model={model} />
        <SealChip model={model} shape={shape} />
        <Settings model={model} />
        <button
          type="button"
          class="icon-button masthead-theme"
          aria-label={isDark ? t('race.to_light') : t('race.to_dark')}
          title={isDark ? t('race.to_light') : t('race.to_dark')}
          onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
        >
          <Icon name={isDark ? 'moon' : 'sun'} size={20} />
        </button>
      </div>
    </header>
  );
}
