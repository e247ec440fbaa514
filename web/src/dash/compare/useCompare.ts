// Whether choices are compared, and which. It ends with the question: the next one begins with its own instruments.
import { useState } from 'preact/hooks';
import type { DashProps } from '../types';
import type { Column } from './column';
import { firstPicks, toggled } from './picks';

export interface Comparing {
  columns: Column[];
  picks: number[];
  /** There are two or more to compare. */
  isOffered: boolean;
  isOpen: boolean;
  /** More than stand side by side at first. */
  isMany: boolean;
  open(isOpen: boolean): void;
  pick(choice: number): void;
}

const countOf = { wide: 4, sheet: 3 } as const;

export function useCompare({ desk, selected, shape }: DashProps, columns: Column[]): Comparing {
  const question = `${desk.phase} ${desk.car} ${desk.choices.map((choice) => choice.decision).join(';')}`;
  const [asked, ask] = useState<{ question: string; picks: number[] } | null>(null);
  const isOpen = asked?.question === question && columns.length > 1;
  // A column may have gone meanwhile: with the tow all speeds are other choices.
  const kept = (asked?.picks ?? []).filter((pick) => columns.some(({ choice }) => choice === pick));
  const picks = kept.length > 0 || asked?.picks.length === 0 ? kept : first();
  function first(): number[] {
    return firstPicks(columns, selected, countOf[shape]);
  }
  return {
    columns,
    picks,
    isOffered: columns.length > 1,
    isOpen,
    isMany: columns.length > countOf[shape],
    open: (isWanted) => ask(isWanted ? { question, picks: first() } : null),
    pick: (choice) => ask({ question, picks: toggled(picks, choice) }),
  };
}
