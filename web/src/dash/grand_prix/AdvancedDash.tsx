// Advanced level: gear gate, push, risk; then the plan; in the box the repairs.
import { t } from '../../i18n';
import { CompareButton } from '../compare/Compare';
import { useCompare } from '../compare/useCompare';
import { useFirst } from '../first';
import type { DashProps } from '../types';
import { CellStrip, type Bracket } from './CellStrip';
import { firstShown } from './choosing';
import { columnsOf } from './compare';
import { DamageSheet } from './DamageSheet';
import { Act, Ask, Comparison } from './Frame';
import { GearGate } from './GearGate';
import { advancedOf, type AdvancedInstruments, type Gear } from './instruments';
import { PushSteps } from './PushSteps';
import { ToleranceBars } from './ToleranceBars';
import { WayCards, WayTold } from './WayCards';
import { gearName, throwOf } from './words';

function standing(at: AdvancedInstruments): string[] {
  const gear = gearName(at.gear);
  return [
    ...(at.isPractice ? [t('grand_prix.practice_moves', { moves: at.moves })] : []),
    at.where === 'cell'
      ? t('grand_prix.standing_cell', { gear, cell: at.cell })
      : at.where === 'beside'
        ? t('grand_prix.standing_beside', { gear, cell: at.cell })
        : t(at.where === 'box' ? 'grand_prix.standing_box' : 'grand_prix.standing_line'),
    ...(at.isPractice ? [] : [t('grand_prix.laps_to_go', { laps: at.lapsToGo })]),
  ];
}

export function AdvancedDash(props: DashProps) {
  const { desk, table, shape, selected, onSelect, onDecide, disabledBecause } = props;
  const at = advancedOf(desk);
  useFirst(desk, selected, () => firstShown(desk, at.gear), onSelect);
  const shown = selected ?? firstShown(desk, at.gear);
  const choice = desk.choices[shown];
  const decide = () => {
    if (choice?.decision && disabledBecause === null) onDecide(choice.decision);
  };
  const choosing = { choices: desk.choices, shown, onSelect, onDecide: decide };
  const hasLever = desk.phase === 'gear' || desk.phase === 'push';
  const isPlan = desk.phase === 'plan' || desk.phase === 'renewal';
  const compare = useCompare(props, columnsOf(props));
  const gear = gearShown(at, desk.phase === 'gear' ? Number(choice?.label) : at.gear);
  const act = (
    <Act
      choice={choice}
      gearNow={at.where === 'line' ? 0 : at.gear}
      disabledBecause={disabledBecause}
      onDecide={decide}
    >
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
    <section class={`gp gp-in-${shape} ${hasLever ? 'gp-lever' : ''} gp-asks-${desk.phase}`}>
      <div class="gp-grid">
        <Ask desk={desk} table={table} standing={standing(at)} />
        {hasLever && (
          <GearGate {...choosing} gears={at.gears} now={at.gear} isAsked={desk.phase === 'gear'} />
        )}
        {hasLever && gear && (
          <div class="gp-engine">
            {desk.phase === 'push' ? <PushSteps {...choosing} /> : <PushPreview gear={gear} />}
            <ToleranceBars gear={gear} />
          </div>
        )}
        {!hasLever && <WayCards {...choosing} />}
        <div class="gp-road">
          <CellStrip
            cells={at.ahead}
            brackets={brackets(at, gear, desk.phase, choice?.label ?? '0')}
            rows={isPlan ? (choice?.rows ?? 0) : 0}
            way={at.ways?.[shown]}
          />
          {isPlan && choice && throwOf(choice) && <WayTold choice={choice} />}
          {((shape === 'wide' && !isPlan) || at.damages !== '') && <DamageSheet damages={at.damages} />}
          {act}
        </div>
      </div>
    </section>
  );
}

function gearShown(at: AdvancedInstruments, gear: number): Gear | undefined {
  return at.gears.find((one) => one.gear === gear);
}

/** The push is asked after the gear: what the gear allows is told before. */
function PushPreview({ gear }: { gear: Gear }) {
  return (
    <p class="small">
      {gear.push > 0
        ? t('grand_prix.push_limit', { cells: gear.push, gear: gearName(gear.gear) })
        : t('grand_prix.push_none')}
    </p>
  );
}

/** The window of the gear, and with a push the one it would become. */
function brackets(at: AdvancedInstruments, gear: Gear | undefined, phase: string, label: string): Bracket[] {
  if (phase === 'gear' && gear) {
    if (!gear.hasWindow)
      return [{ least: gear.least, most: gear.most, words: t('grand_prix.window_start'), isPushed: false }];
    return [ofGear(gear.gear, gear)];
  }
  if (!at.window || phase === 'box' || phase === 'tyres') return [];
  if (phase !== 'push') {
    const words = t('grand_prix.window_count', { ...at.window });
    return [{ ...at.window, words, isPushed: false }];
  }
  const pushed = at.pushes?.[Number(label)];
  if (!pushed || Number(label) === 0) return [ofGear(at.gear, at.window)];
  const words = t('grand_prix.window_pushed', { cells: label, ...pushed });
  return [ofGear(at.gear, at.window), { ...pushed, words, isPushed: true }];
}

function ofGear(gear: number, window: { least: number; most: number }): Bracket {
  const { least, most } = window;
  return {
    least,
    most,
    words: t('grand_prix.window_gear', { gear: gearName(gear), least, most }),
    isPushed: false,
  };
}
