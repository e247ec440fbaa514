// The die that was thrown last: it tumbles for half a second and then lies still.
import { t } from '../../i18n';
import { throwerOf } from '../../race/story';
import { DieFace } from './DieFace';
import type { RaceModel } from './model';

export function DieTray({ model }: { model: RaceModel }) {
  const die = model.stage.die.value;
  if (!die) return null;
  const who = throwerOf(model.cast.value, die);
  return (
    <p class="die-tray">
      <DieFace face={die.face} size={28} isRolling={die.isRolling} />
      <span class="small">
        {die.isRolling ? t('race.die_rolls', { who }) : t('race.die_shows', { who, face: die.face })}
      </span>
    </p>
  );
}
