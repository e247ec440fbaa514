import type { Player } from './player';

type Act = (player: Player) => void;

/** Keys that a control needs for itself are left to it. */
function belongsTo(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range' || key !== ' ';
  if (target.closest('select, textarea, [contenteditable]')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}

const acts: Record<string, Act> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player) => player.by(-1),
  ArrowRight: (player) => player.by(1),
  'Shift ArrowLeft': (player) => player.turnBy(-1),
  'Shift ArrowRight': (player) => player.turnBy(1),
  Home: (player) => player.to(0),
  End: (player) => player.to(player.lastStop),
};

/** What a key does to a replay; null if it is not for it. */
export function keyAct(event: KeyboardEvent): Act | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (belongsTo(event.target, event.key)) return null;
  return acts[event.shiftKey ? `Shift ${event.key}` : event.key] ?? null;
}
