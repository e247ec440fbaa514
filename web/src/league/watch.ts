// A league as it changes: read again while the page is looked at, and not while it is hidden.
import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ApiError } from '../api/client';
import { keepInvite, keptInvite } from '../api/hosted';
import type { League } from '../api/league_types';
import { readLeague } from '../api/leagues';
import { address } from '../ui/router';

export interface Watched {
  league: League | null;
  /** Only its host is told. */
  invite: string | null;
  /** There is no such league for me. */
  error: ApiError | null;
  /** What is shown is old: the server does not answer. */
  isAway: boolean;
}

export interface LeagueWatch {
  state: ReadonlySignal<Watched>;
  /** The key one came with. */
  key: string | null;
  show(league: League): void;
  refresh(): Promise<void>;
  close(): void;
}

const soon = 5000;
const later = 15_000;
const seldom = 60_000;

/** While races are on something may happen at any moment. */
function pause(league: League | null): number {
  const isOn = league?.rounds.some((round) => round.races.some((race) => !race.has_result));
  if (league?.step === 'over') return seldom;
  return league === null || isOn ? soon : later;
}

export function watchLeague(id: string, key: string | null): LeagueWatch {
  const state = signal<Watched>({ league: null, invite: null, error: null, isAway: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  /** An answer that was overtaken by a newer one is old. */
  const show = (league: League, invite: string | null = state.value.invite) => {
    if (league.seq < (state.value.league?.seq ?? 0)) return;
    state.value = { league, invite, error: null, isAway: false };
    plan();
  };

  const refresh = async () => {
    clearTimeout(timer);
    const answer = await readLeague(id, key);
    if (isClosed) return;
    if (answer.ok) show(answer.value.league, answer.value.invite ?? null);
    else if (answer.error.status === 404) state.value = { ...state.value, error: answer.error };
    else state.value = { ...state.value, isAway: true };
    plan();
  };

  const plan = () => {
    clearTimeout(timer);
    if (isClosed || state.value.error || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void refresh(), state.value.isAway ? soon : pause(state.value.league));
  };

  const look = () => {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else void refresh();
  };

  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  void refresh();
  return {
    state,
    key,
    show,
    refresh,
    close() {
      isClosed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    },
  };
}

/** The key that opens its races: those of a public league need none. */
export function keyOfRaces(watch: LeagueWatch): string | null {
  const { league, invite } = watch.state.value;
  return league?.is_public ? null : (invite ?? watch.key);
}

export function useLeague(id: string): LeagueWatch {
  const given = address.value.query.get('invite');
  const watch = useMemo(() => watchLeague(id, given ?? keptInvite(id)), [id]);
  // The pages around it have the key too.
  useEffect(() => {
    if (given) keepInvite(id, given);
  }, [id, given]);
  useEffect(() => () => watch.close(), [watch]);
  return watch;
}
