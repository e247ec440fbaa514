// A replay on the screen: board, order, story and controls, in step.
import { useEffect, useMemo } from 'preact/hooks';
import { turnWords } from '../../chart/LapChart';
import { t } from '../../i18n';
import { withKey } from '../../race/race_key';
import { Icon } from '../../ui/Icon';
import { Link, address, go } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { Controls } from './Controls';
import { Player } from './player';
import { ReplayBoard } from './ReplayBoard';
import { ReplayOrder } from './ReplayOrder';
import { ReplayPrices } from './ReplayPrices';
import { ReplayStory } from './ReplayStory';
import type { OpenRace } from './source';
import { throwerOf } from './thrower';
import { usePrices } from './usePrices';
import { complaintWords, gameTitle, placeName } from './words';
import './replay.css';
import './story.css';
import './controls.css';

function ProofChip({ race }: { race: OpenRace }) {
  const { complaint, isFair, hasSecret } = race.proof;
  if (complaint)
    return (
      <p class="replay-wrong" role="alert">
        <Icon name="close" /> {t('result.dice_wrong')}. {complaintWords(complaint)}{' '}
        {t('result.mismatch_line', { line: complaint.line })}
      </p>
    );
  if (!isFair) return <p class="small">{t('result.dice_unproved')}</p>;
  return (
    <p class="replay-proved">
      <Icon name="shield" />{' '}
      {t(hasSecret ? 'result.dice_checked' : 'result.dice_pending', { by: throwerOf(race) })}
    </p>
  );
}

/** The address names the turn, so that it can be shared and come back to. */
function useTurnInAddress(player: Player, id: string | null) {
  const { turn } = player;
  useEffect(() => {
    if (id && address.peek().query.get('turn') !== String(turn))
      go(withKey(`/replay/${id}?turn=${turn}`), 'replace');
  }, [id, turn]);
}

export function ReplayView({ race, onClose }: { race: OpenRace; onClose?: () => void }) {
  const player = useMemo(() => {
    const made = new Player(race.replay);
    const turn = address.peek().query.get('turn');
    if (turn === null) made.toGrid();
    else made.toTurn(Number(turn) || 0);
    return made;
  }, [race]);
  useEffect(() => () => player.pause(), [player]);
  const title = t('result.replay_of', { circuit: placeName(race) });
  useTitle(title);
  useTurnInAddress(player, race.id);
  const table = race.replay.tableAt(player.step);
  const prices = usePrices(race);
  return (
    <div class="replay">
      <header class="replay-head">
        <h1 class="head">{title}</h1>
        <p>
          {gameTitle(race.rules)}, {t('result.lap', { lap: Math.max(1, table.lap) })}/{table.laps},{' '}
          <b>{turnWords(player.turn)}</b>
        </p>
        <ProofChip race={race} />
        {race.id && (
          <Link class="replay-result" to={withKey(`/race/${race.id}/result`)}>
            {t('result.see_result')}
          </Link>
        )}
        {onClose && (
          <button type="button" class="link replay-result" onClick={onClose}>
            {t('result.open_other')}
          </button>
        )}
      </header>
      <ReplayBoard race={race} player={player} />
      <aside class="replay-rail">
        <ReplayOrder table={table} rules={race.rules} you={race.you} />
        <ReplayPrices race={race} player={player} prices={prices} />
        <ReplayStory race={race} player={player} prices={prices} />
      </aside>
      <Controls race={race} player={player} />
    </div>
  );
}
