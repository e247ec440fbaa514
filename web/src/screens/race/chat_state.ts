// The chat without its DOM: what is new to me, whom I do not hear.
import { computed, effect, signal } from '@preact/signals';
import { keepOnline, keptOnline } from '../../race/kept_online';
import type { ChatLine, Session } from '../../race/types';

/** As the server counts: bytes of UTF-8. */
export const chatBytesMax = 500;

export function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text).length > chatBytesMax;
}

const failures = {
  bad_value: 'long',
  too_large: 'long',
  too_fast: 'fast',
  not_yours: 'muted',
  too_many: 'full',
} as const;

/** Why a line was not taken, by the end of its key in the catalogue. */
export function failureOf(code: string): (typeof failures)[keyof typeof failures] | 'other' {
  return code in failures ? failures[code as keyof typeof failures] : 'other';
}

export class ChatState {
  readonly muted = signal<readonly string[]>([]);
  readonly lines;
  readonly unread;
  /** The last thing that somebody else has said since the screen was opened. */
  readonly newest;
  private readonly read;

  constructor(private readonly session: Session) {
    const id = session.state.peek().info.id;
    const kept = keptOnline(id);
    this.muted.value = kept.muted ?? [];
    this.read = signal(kept.chatRead ?? 0);
    this.lines = computed(() => heard(session.state.value.chat, this.muted.value));
    const others = computed(() => {
      const { info, seats } = session.state.value;
      const me = info.you === null ? undefined : seats[info.you]?.name;
      return this.lines.value.filter((line) => line.from !== me);
    });
    this.unread = computed(() => others.value.filter((line) => line.seq > this.read.value).length);
    const old = session.state.peek().chat.at(-1)?.seq ?? 0;
    this.newest = computed(() => others.value.findLast((line) => line.seq > old) ?? null);
  }

  /** All that is there is read, for as long as it is shown. */
  watch(): () => void {
    return effect(() => {
      const last = this.session.state.value.chat.at(-1)?.seq ?? 0;
      if (last <= this.read.peek()) return;
      this.read.value = last;
      keepOnline(this.session.state.peek().info.id, { chatRead: last });
    });
  }

  async mute(name: string, isMuted: boolean, whom: 'me' | 'all') {
    await this.session.mute?.(name, isMuted, whom);
    const others = this.muted.value.filter((one) => one !== name);
    this.muted.value = isMuted ? [...others, name] : others;
    keepOnline(this.session.state.peek().info.id, { muted: [...this.muted.value] });
  }
}

export function heard(lines: readonly ChatLine[], muted: readonly string[]): ChatLine[] {
  return lines.filter((line) => !muted.includes(line.from));
}
