// The dice of this race were fixed before it began: the first digits of what was published, and what that means.
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';
import type { RaceModel } from './model';
import { Popover } from './Popover';
import type { Shape } from './shape';

export function SealChip({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { commitment, id, mode } = model.session.state.value.info;
  const by = mode === 'solo' ? 'here' : 'host';
  const isOver = model.session.state.value.phase === 'over';
  if (!commitment) return null;
  const short = `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;
  const isOpen = model.panel.value === 'seal';
  return (
    <div class="popover-place">
      <button
        type="button"
        class={`seal-chip ${shape === 'sheet' ? 'seal-chip-small' : ''}`}
        aria-expanded={isOpen}
        aria-label={t('race.dice_sealed', { seal: short })}
        onClick={() => model.toggle('seal')}
      >
        <Icon name="shield" />
        {shape === 'wide' && <span>{t('race.dice_sealed', { seal: short })}</span>}
      </button>
      {isOpen && (
        <Popover model={model} name="seal" label={t('race.dice_title', { by })}>
          <h2 class="head">{t('race.dice_title', { by })}</h2>
          <p>{t('race.dice_how')}</p>
          <p class="mono seal-digits">{commitment}</p>
          <p>{t('race.dice_check')}</p>
          <p>{t('race.dice_open', { by })}</p>
          {isOver && (
            <Link to={`/race/${encodeURIComponent(id)}/result${location.search}`} class="link">
              {t('race.see_proof')}
            </Link>
          )}
        </Popover>
      )}
    </div>
  );
}
