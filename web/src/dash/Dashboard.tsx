// The plain list of dashboards by rule set.
import { FormulaOneDash } from './formula_one/FormulaOneDash';
import { ListDash } from './ListDash';
import { MotorChampDash } from './motorchamp/MotorChampDash';
import './parts/parts.css';
import type { DashProps } from './types';

export function Dashboard(props: DashProps) {
  if (props.rules === 'formula-one') return <FormulaOneDash {...props} />;
  if (props.rules === 'motorchamp') return <MotorChampDash {...props} />;
  return <ListDash {...props} />;
}
