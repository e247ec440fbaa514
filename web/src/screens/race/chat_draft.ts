// What I am about to say: a line leaves the field when it is sent, and is never lost when it is refused.
import { signal } from '@preact/signals';
import { failureOf, isTooLong, type ChatFailure } from './chat_failure';

export class ChatDraft {
  readonly text = signal('');
  readonly failure = signal<ChatFailure | null>(null);
  /** Refused while the next line was being typed already, oldest first. */
  readonly unsent = signal<readonly string[]>([]);

  constructor(private readonly say: (text: string) => Promise<void>) {}

  type(text: string) {
    this.text.value = text;
    this.failure.value = null;
  }

  async send() {
    const line = this.text.value.trim();
    if (!line) return;
    if (isTooLong(line)) {
      this.failure.value = 'long';
      return;
    }
    this.type('');
    await this.deliver(line);
  }

  async sendAgain(line: string) {
    this.drop(line);
    await this.deliver(line);
  }

  drop(line: string) {
    const at = this.unsent.value.indexOf(line);
    this.unsent.value = this.unsent.value.toSpliced(at, 1);
    this.failure.value = null;
  }

  private async deliver(line: string) {
    try {
      await this.say(line);
    } catch (error) {
      if (this.text.value === '') this.text.value = line;
      else this.unsent.value = [...this.unsent.value, line];
      this.failure.value = failureOf(error instanceof Error ? error.message : '');
    }
  }
}
