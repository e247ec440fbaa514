// The dashboards of both Speed Circuit games, by what is asked.
import { useEffect, useRef } from 'preact/hooks';
import { ListDash } from '../ListDash';
import type { DashProps } from '../types';
import { BidDash } from './BidDash';
import { BuildDash } from './BuildDash';
import { ChipsDash } from './ChipsDash';
import { DriveDash } from './DriveDash';
import './family.css';
import { PayDash } from './PayDash';
import { PlotDash } from './PlotDash';
import { granted, type Wish } from './wish';

export function FamilyDash(props: DashProps) {
  const { desk, table, onDecide, disabledBecause } = props;
  const wish = useRef<Wish | null>(null);

  useEffect(() => {
    if (disabledBecause !== null) return;
    const decision = granted(wish.current, desk, table);
    if (decision === null) return;
    wish.current = null;
    onDecide(decision);
  }, [desk, table, disabledBecause, onDecide]);

  switch (desk.phase) {
    case 'build':
      return <BuildDash {...props} />;
    case 'bid':
      return <BidDash {...props} />;
    case 'plot':
      return <PlotDash {...props} />;
    case 'drive':
    case 'move':
    case 'place':
      return (
        <DriveDash
          props={props}
          onWish={(next) => {
            wish.current = next;
          }}
        />
      );
    case 'brake_option':
    case 'corner_option':
      return <PayDash {...props} />;
    case 'chips':
      return <ChipsDash {...props} />;
    default:
      return <ListDash {...props} />;
  }
}
