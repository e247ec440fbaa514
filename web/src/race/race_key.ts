// What the address of a page has that shows a race which is not public: an invitation, or the key to watch.
const names = ['invite', 'watch'] as const;

/** The same for another address of the race: whoever came by a link goes on by it. */
export function withKey(to: string): string {
  const given = new URLSearchParams(location.search);
  const url = new URL(to, location.origin);
  for (const name of names) {
    const key = given.get(name);
    if (key) url.searchParams.set(name, key);
  }
  return url.pathname + url.search + url.hash;
}
