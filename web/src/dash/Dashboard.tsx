// The plain list of dashboards by rule set.
import { GrandPrixDash } from './grand_prix/GrandPrixDash';
import { ListDash } from './ListDash';
import './parts/parts.css';
import type { DashProps } from './types';

export function Dashboard(props: DashProps) {
  switch (props.rules) {
    case 'grand-prix-basic':
    case 'grand-prix-advanced':
      return <GrandPrixDash {...props} />;
    default:
      return <ListDash {...props} />;
  }
}
