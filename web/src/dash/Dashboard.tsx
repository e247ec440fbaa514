// The plain list of dashboards by rule set.
import { ListDash } from './ListDash';
import './parts/parts.css';
import type { DashProps } from './types';

export function Dashboard(props: DashProps) {
  return <ListDash {...props} />;
}
