// Which race, how far, what phase, who is awaited, how long, and the seal of its dice.
import { t } from '../../i18n';
import { LeagueLink } from '../../league/LeagueLink';
import { phasesOf } from '../../race/phases';
import { wordsOf } from '../../race/areas';
import { circuitName, gameName } from '../../ui/games';
import { Icon } from '../../ui/Icon';
import { Logo } from '../../ui/Logo';
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
    <ol class="race-head-phases" aria-label={t('race.phase')}>
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
  if (!table.hasStarted) return <p class="race-head-progress">{t('race.before_start')}</p>;
  return (
    <p class="race-head-progress">
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
    <header class="race-head double-rule">
      <Link to="/" class="race-head-logo">
        <Logo />
        <span class={shape === 'sheet' ? 'visually-hidden' : undefined}>{t('site.name')}</span>
      </Link>
      <p class="race-head-race">
        <b>{circuitName(info.circuit)}</b>{' '}
        {shape === 'wide' && info.league && <LeagueLink league={info.league} />}
        {shape === 'wide' && !info.league && (
          <span>{t('race.game_and_laps', { game: gameName(info.rules), laps: info.laps })}</span>
        )}
      </p>
      <Progress model={model} />
      {shape === 'wide' && <Phases model={model} />}
      <div class="race-head-end">
        {shape === 'wide' && <p class="race-head-awaited">{awaitedWords(model.session.state.value)}</p>}
        <Clock model={model} />
        <SealChip model={model} shape={shape} />
        <Settings model={model} />
        <button
          type="button"
          class="icon-button race-head-theme"
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
