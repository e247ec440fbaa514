// What people at the table say to each other. Texts of strangers: they are shown as they are, and each keeps to its own line.
import { useEffect, useRef } from 'preact/hooks';
import { said, t } from '../../i18n';
import { shownName } from '../../ui/names';
import type { ChatDraft } from './chat_draft';
import { ChatPeople } from './ChatPeople';
import { ChatText } from './ChatText';
import { useClock } from './clock_text';
import type { RaceModel } from './model';

const lettersMax = 400;

function Lines({ model }: { model: RaceModel }) {
  const lines = model.chat.lines.value;
  const { info, seats } = model.session.state.value;
  const me = info.you === null ? undefined : seats[info.you]?.name;
  const list = useRef<HTMLOListElement>(null);
  const clock = useClock();
  useEffect(() => model.chat.watch(), [model]);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t('online.chat')}>
      {lines.length === 0 && <li class="chat-empty">{t('online.chat_empty')}</li>}
      {lines.map((line) => (
        <li key={line.seq} class={line.from === me ? 'chat-mine' : undefined}>
          <p class="chat-who">
            <b>{line.from === me ? t('race.you') : shownName(line.from)}</b>{' '}
            <span class="small">{clock.format(line.at)}</span>
          </p>
          <ChatText text={line.text} />
        </li>
      ))}
    </ol>
  );
}

function Unsent({ draft }: { draft: ChatDraft }) {
  return (
    <ul class="chat-unsent">
      {draft.unsent.value.map((line, at) => (
        <li key={at}>
          <q dir="auto">{line}</q>
          <button type="button" class="button button-small" onClick={() => void draft.sendAgain(line)}>
            {t('online.chat_again')}
          </button>
          <button type="button" class="button button-small" onClick={() => draft.drop(line)}>
            {t('online.chat_drop')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Say({ model }: { model: RaceModel }) {
  const { connection } = model.session.state.value;
  const { draft } = model.chat;
  const text = draft.text.value;
  const failure = draft.failure.value;
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void draft.send();
        // The button is off until something is written again.
        field.current?.focus();
      }}
    >
      {draft.unsent.value.length > 0 && <Unsent draft={draft} />}
      <input
        ref={field}
        class="field"
        aria-label={t('online.chat_say')}
        maxLength={lettersMax}
        value={text}
        autocomplete="off"
        enterkeyhint="send"
        dir="auto"
        placeholder={t('online.chat_say')}
        onInput={(event) => draft.type(event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={connection === 'lost' || text.trim() === ''}>
        {t('online.chat_send')}
      </button>
      {failure && (
        <p class="tone-out chat-failure" role="alert">
          {said('online', `chat_failed_${failure}`)}
        </p>
      )}
    </form>
  );
}

export function Chat({ model }: { model: RaceModel }) {
  const { info } = model.session.state.value;
  return (
    <div class="chat">
      <Lines model={model} />
      {info.you === null ? <p class="small">{t('online.chat_watching')}</p> : <Say model={model} />}
      {info.you !== null && <ChatPeople model={model} />}
    </div>
  );
}
