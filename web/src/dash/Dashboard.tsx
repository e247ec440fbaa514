// The plain list of dashboards by rule set.
import { FamilyDash } from './family/FamilyDash';
import { FormulaOneDash } from './formula_one/FormulaOneDash';
import { GrandPrixDash } from './grand_prix/GrandPrixDash';
import { MotorChampDash } from './motorchamp/MotorChampDash';
import './parts/parts.css';
import type { DashProps } from './types';

export function Dashboard(props: DashProps) {
  switch (props.rules) {
    case 'speed-circuit':
    case 'speed-circuit-wbc':
      return <FamilyDash {...props} />;
    case 'motorchamp':
      return <MotorChampDash {...props} />;
    case 'formula-one':
      return <FormulaOneDash {...props} />;
    case 'grand-prix-basic':
    case 'grand-prix-advanced':
      return <GrandPrixDash {...props} />;
  }
}
