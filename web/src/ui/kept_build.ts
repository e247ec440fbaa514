// The car that one keeps for a game, as points or levels: '1/1/0/1/2'. The dashboard proposes it when a race asks for a car.
import type { RulesId } from '../engine/types';

function key(rules: RulesId) {
  return `build-${rules}`;
}

export function keptBuild(rules: RulesId): number[] | null {
  const text = localStorage.getItem(key(rules));
  if (!text || !/^-?\d(\/-?\d)+$/.test(text)) return null;
  return text.split('/').map(Number);
}

export function keepBuild(rules: RulesId, levels: readonly number[] | null) {
  if (levels) localStorage.setItem(key(rules), levels.join('/'));
  else localStorage.removeItem(key(rules));
}
