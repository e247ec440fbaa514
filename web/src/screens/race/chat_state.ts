// The chat without its DOM: what is new to me, what I am about to say, whom I do not hear.
import { computed, effect, signal } from '@preact/signals';
import { keepOnline, keptOnline } from '../../race/kept_online';
import type { ChatLine, Session } from '../../race/types';
import { ChatDraft } from './chat_draft';

export class ChatState {
  readonly muted = signal<readonly string[]>([]);
  readonly lines;
  readonly unread;
  /** The last thing that somebody else has said since the screen was opened. */
  readonly newest;
  readonly draft: ChatDraft;
  private readonly read;

  constructor(private readonly session: Session) {
    this.draft = new ChatDraft((text) => session.say(text));
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
