// 'build 0/-1/2': what is put together by hand, as the decision that says it.
export function levelsOf(decision: string): number[] {
  return (decision.split(' ')[1] ?? '').split('/').map(Number);
}

export function decisionOf(verb: 'build' | 'bid', levels: number[]): string {
  return `${verb} ${levels.join('/')}`;
}

export function sumOf(levels: number[]): number {
  return levels.reduce((sum, level) => sum + level, 0);
}

export function stepped(levels: number[], index: number, by: number): number[] {
  return levels.map((level, i) => (i === index ? level + by : level));
}
