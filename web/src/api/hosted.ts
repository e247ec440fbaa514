// Invitations of races that were opened here, whose host is told the key only once, and of leagues that one was invited to.
const key = 'hosted';

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepInvite(id: string, invite: string) {
  const newest = Object.entries(all()).slice(-49);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries([...newest, [id, invite]])));
}

export function keptInvite(id: string): string | null {
  return all()[id] ?? null;
}

export function inviteLink(id: string, invite: string | null, page: 'join' | 'leagues' = 'join'): string {
  const link = new URL(`/${page}/${id}`, location.origin);
  if (invite) link.searchParams.set('invite', invite);
  return link.href;
}
