import type { DashProps } from '../types';
import { AdvancedDash } from './AdvancedDash';
import { BasicDash } from './BasicDash';
import './grand_prix.css';

export function GrandPrixDash(props: DashProps) {
  return props.rules === 'grand-prix-basic' ? <BasicDash {...props} /> : <AdvancedDash {...props} />;
}
