// Play, step, scrub. The same keys work wherever the focus is.
import { useEffect } from 'preact/hooks';
import { turnWords } from '../../chart/LapChart';
import { t } from '../../i18n';
import { Icon, type IconName } from '../../ui/Icon';
import { CopyLink } from './CopyLink';
import { keyAct } from './keys';
import { canLink } from './link';
import { playSpeeds, type Player } from './player';
import type { OpenRace } from './source';

function Button({
  icon,
  label,
  onClick,
  flip,
}: {
  icon: IconName;
  label: string;
  onClick(): void;
  flip?: boolean;
}) {
  return (
    <button
      type="button"
      class={flip ? 'replay-button replay-flip' : 'replay-button'}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

function useKeys(player: Player) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keyAct(event);
      if (!act) return;
      event.preventDefault();
      act(player);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player]);
}

function Speed({ player }: { player: Player }) {
  return (
    <fieldset class="replay-speed">
      <legend class="visually-hidden">{t('result.speed')}</legend>
      {playSpeeds.map((times) => (
        <label
          key={times}
          class={player.speed.value === times ? 'replay-times replay-chosen' : 'replay-times'}
        >
          <input
            type="radio"
            name="replay-speed"
            class="visually-hidden"
            checked={player.speed.value === times}
            onChange={() => (player.speed.value = times)}
          />
          {t('result.speed_times', { times })}
        </label>
      ))}
    </fieldset>
  );
}

export function Controls({ race, player }: { race: OpenRace; player: Player }) {
  useKeys(player);
  const at = player.at.value;
  const { turn, lastStop } = player;
  const isPlaying = player.isPlaying.value;
  return (
    <section class="replay-controls" aria-label={t('result.controls')} title={t('result.keys_hint')}>
      <div class="replay-buttons">
        <Button icon="skip" flip label={t('result.turn_back')} onClick={() => player.turnBy(-1)} />
        <Button icon="back" label={t('result.step_back')} onClick={() => player.by(-1)} />
        <button type="button" class="button button-main replay-play" onClick={() => player.toggle()}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? t('result.pause') : t('result.play')}
        </button>
        <Button icon="next" label={t('result.step_on')} onClick={() => player.by(1)} />
        <Button icon="skip" label={t('result.turn_on')} onClick={() => player.turnBy(1)} />
      </div>
      <input
        class="replay-scrubber"
        type="range"
        min={0}
        max={lastStop}
        value={at}
        style={{ '--done': `${(100 * at) / Math.max(1, lastStop)}%` }}
        aria-label={t('result.scrubber')}
        aria-valuetext={t('result.scrubber_value', { turn: turnWords(turn), step: at, steps: lastStop })}
        onInput={(event) => player.to(Number(event.currentTarget.value))}
      />
      <Speed player={player} />
      {canLink(race) && (
        <CopyLink
          race={race}
          to={{ page: 'replay', turn }}
          label={t('result.copy_link', { turn })}
          onPress={() => player.pause()}
        />
      )}
    </section>
  );
}
