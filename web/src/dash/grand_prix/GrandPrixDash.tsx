import type { DashProps } from '../types';
import { AdvancedDash } from './AdvancedDash';
import { BasicDash } from './BasicDash';
import { useKeptFocus } from './kept_focus';
import './grand_prix.css';

export function GrandPrixDash(props: DashProps) {
  const kept = useKeptFocus(props.desk);
  return (
    <div {...kept}>
      {props.rules === 'grand-prix-basic' ? <BasicDash {...props} /> : <AdvancedDash {...props} />}
    </div>
  );
}
