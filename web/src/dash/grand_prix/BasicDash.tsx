// Basic level: one die or two, then how far; after a lost overtaking where to stop.
import { t } from '../../i18n';
import { CompareButton } from '../compare/Compare';
import { useCompare } from '../compare/useCompare';
import { useFirst } from '../first';
import type { DashProps } from '../types';
import { CellStrip, type Bracket } from './CellStrip';
import { firstShown } from './choosing';
import { columnsOf } from './compare';
import { DiceTray } from './DiceTray';
import { Act, Ask, Comparison } from './Frame';
import { basicOf, type BasicInstruments } from './instruments';
import { GoalKeys, WayTold } from './WayCards';
import { Why } from './Why';
import { throwOf } from './words';

function standing(at: BasicInstruments): string[] {
  return [
    t(at.isOffRoad ? 'grand_prix.standing_off' : 'grand_prix.standing_on', { cell: at.cell }),
    t('grand_prix.laps_to_go', { laps: at.lapsToGo }),
  ];
}

export function BasicDash(props: DashProps) {
  const { desk, table, shape, selected, onSelect, onDecide, disabledBecause } = props;
  const at = basicOf(desk);
  useFirst(desk, selected, () => firstShown(desk, 0), onSelect);
  const shown = selected ?? firstShown(desk, 0);
  const choice = desk.choices[shown];
  const decide = () => {
    if (choice?.decision && disabledBecause === null) onDecide(choice.decision);
  };
  const choosing = { choices: desk.choices, shown, onSelect, onDecide: decide };
  const isDice = desk.phase === 'dice';
  const part = choice && throwOf(choice);
  const compare = useCompare(props, columnsOf(props));
  const act = (
    <Act choice={choice} gearNow={0} disabledBecause={disabledBecause} onDecide={decide}>
      <CompareButton compare={compare} props={props} />
    </Act>
  );
  if (compare.isOpen) {
    return (
      <Comparison props={props} compare={compare} standing={standing(at)}>
        {act}
      </Comparison>
    );
  }
  return (
    <section class={`gp gp-in-${shape} gp-basic gp-asks-${desk.phase}`}>
      <div class="gp-grid">
        <Ask desk={desk} table={table} standing={standing(at)} />
        <div class="gp-choose">
          {isDice ? (
            <DiceTray {...choosing} />
          ) : (
            <>
              <GoalKeys {...choosing} />
              <Why choices={desk.choices} />
            </>
          )}
        </div>
        <div class="gp-road">
          <CellStrip
            cells={at.ahead}
            brackets={brackets(at, isDice ? Number(choice?.label) : 0)}
            rows={isDice ? 0 : (choice?.rows ?? 0)}
            isValue
            isRisky={part !== undefined && part !== null}
          />
          {!isDice && choice && <WayTold choice={choice} />}
          {act}
        </div>
      </div>
    </section>
  );
}

/** As far as the dice can lead; once they lie, as far as they do. */
function brackets(at: BasicInstruments, dice: number): Bracket[] {
  const reach = dice > 0 ? at.reach[dice - 1] : undefined;
  if (!reach) return [];
  return [{ ...reach, words: t('grand_prix.window_dice', { ...reach }), isPushed: false }];
}
