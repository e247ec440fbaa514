// Leagues that were made or entered in this browser, newest first, with the key of those that are by invitation.
export interface KeptLeague {
  id: string;
  invite: string | null;
}

const key = 'leagues';
const most = 50;

export function keptLeagues(): KeptLeague[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as KeptLeague[];
    return kept.filter(({ id }) => typeof id === 'string');
  } catch {
    return [];
  }
}

export function keepLeague(id: string, invite: string | null) {
  const others = keptLeagues().filter((one) => one.id !== id);
  localStorage.setItem(key, JSON.stringify([{ id, invite }, ...others].slice(0, most)));
}

export function forgetLeague(id: string) {
  localStorage.setItem(key, JSON.stringify(keptLeagues().filter((one) => one.id !== id)));
}

export function keptLeagueInvite(id: string): string | null {
  return keptLeagues().find((one) => one.id === id)?.invite ?? null;
}

export function leagueLink(id: string, invite: string | null): string {
  const link = new URL(`/leagues/${id}`, location.origin);
  if (invite) link.searchParams.set('invite', invite);
  return link.href;
}
