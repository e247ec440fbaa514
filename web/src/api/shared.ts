// Solo races that their drivers have put on the server, for those who have the link.
import { ask, type Answer } from './client';

export interface Shared {
  id: string;
  created: number;
  kept_until: number;
  is_yours: boolean;
}

export function putShared(record: string): Promise<Answer<{ shared: Shared; secret: string | null }>> {
  return ask('POST', '/shared', { body: { record } });
}

export function readShared(id: string): Promise<Answer<{ shared: Shared; record: string }>> {
  return ask('GET', `/shared/${encodeURIComponent(id)}`);
}

/** With the secret of its maker, or by the session it was made in. */
export function deleteShared(id: string, secret: string | null): Promise<Answer<void>> {
  return ask('DELETE', `/shared/${encodeURIComponent(id)}`, { ...(secret && { maker: secret }) });
}
