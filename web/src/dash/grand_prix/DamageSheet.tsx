// Six letters, what each has done to the car. In the box the held ones are what can be repaired.
import { said, t } from '../../i18n';
import './DamageSheet.css';

export const damageLetters = ['S', 'G', 'C', 'F', 'T', 'M'] as const;

export function DamageSheet({ damages }: { damages: string }) {
  const held = new Set(damages.split(','));
  return (
    <div class="gp-damage">
      <p class="small">{t('grand_prix.damage_title')}</p>
      <ul class="gp-sheet">
        {damageLetters.map((letter) => {
          const name = said('grand_prix', `damage_${letter}`);
          const effect = said('grand_prix', `effect_${letter}`);
          const isHeld = held.has(letter);
          return (
            <li
              key={letter}
              class={isHeld ? 'is-held' : ''}
              aria-label={t(isHeld ? 'grand_prix.damage_held' : 'grand_prix.damage_whole', { name, effect })}
            >
              <b aria-hidden="true">{letter}</b>
              <span aria-hidden="true">{isHeld ? effect : name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
