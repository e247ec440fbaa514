// What all questions of both games have: a head with a line, instruments at the left, choices, and the main button.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { DashProps } from '../types';
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { Compare, CompareButton } from '../compare/Compare';
import { useCompare } from '../compare/useCompare';
import { columnsOf } from './compare';
import { sayBelow, sayWords } from './words';

interface Props {
  props: DashProps;
  /** At the left of a wide one: dial or gauges. */
  side?: ComponentChildren;
  /** At the right of the head. */
  aside?: ComponentChildren;
  /** Instead of what the question says below its head. */
  below?: string;
  values?: Record<string, string | number>;
  children: ComponentChildren;
  /** Below the choices, left of the buttons. */
  words?: ComponentChildren;
  buttons: ComponentChildren;
}

export function Frame({ props, side, aside, below, values, children, words, buttons }: Props) {
  const { desk, corners, shape } = props;
  const head = useId();
  const compare = useCompare(props, columnsOf(props));
  return (
    <section class={`family family-${shape} family-${desk.phase}`} aria-labelledby={head}>
      {side && !compare.isOpen && <div class="family-side">{side}</div>}
      <div class="family-main">
        <header class="family-header">
          <h2 class="head" id={head}>
            {sayWords(desk.question, corners)}
          </h2>
          <p class="family-below">{below ?? sayBelow(desk, corners, values)}</p>
          {aside && <div class="family-aside">{aside}</div>}
        </header>
        {compare.isOpen ? <Compare compare={compare} props={props} /> : children}
        <div class="family-foot">
          <div class="family-words">{!(compare.isOpen && shape === 'sheet') && words}</div>
          <div class="family-buttons">
            <CompareButton compare={compare} props={props} />
            {buttons}
          </div>
        </div>
        {props.disabledBecause && <p class="family-disabled small">{props.disabledBecause}</p>}
      </div>
    </section>
  );
}

/** Why the selected choice is struck through, with its clause. */
export function Barred({ choice, corners }: { choice: Choice; corners: Record<string, string> }) {
  if (!choice.barred) return null;
  return (
    <p class="family-barred" role="status">
      {sayWords(choice.barred, corners)}{' '}
      <span class="small">{choice.clause && t('dash.clause', { clause: choice.clause })}</span>
    </p>
  );
}
