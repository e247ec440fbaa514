// The plain list of dashboards by rule set.
import { FamilyDash } from './family/FamilyDash';
import { GrandPrixDash } from './grand_prix/GrandPrixDash';
import { ListDash } from './ListDash';
import './parts/parts.css';
import type { DashProps } from './types';

export function Dashboard(props: DashProps) {
  switch (props.rules) {
    case 'speed-circuit':
    case 'speed-circuit-wbc':
      return <FamilyDash {...props} />;
    case 'grand-prix-basic':
    case 'grand-prix-advanced':
      return <GrandPrixDash {...props} />;
    default:
      return <ListDash {...props} />;
  }
}
