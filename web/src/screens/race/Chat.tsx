// What people at the table say to each other. Texts of strangers: they are shown as they are, and each keeps to its own line.
import { useEffect, useRef, useState } from 'preact/hooks';
import { said, t } from '../../i18n';
import { shownName } from '../../ui/names';
import { failureOf, isTooLong } from './chat_state';
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

function Say({ model }: { model: RaceModel }) {
  const { connection } = model.session.state.value;
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = text.trim();
  const send = async (event: Event) => {
    event.preventDefault();
    if (!wanted) return;
    if (isTooLong(wanted)) return setFailure('long');
    try {
      await model.session.say(wanted);
      setText('');
      setFailure(null);
    } catch (error) {
      setFailure(failureOf(error instanceof Error ? error.message : ''));
    }
  };
  return (
    <form class="chat-form" onSubmit={(event) => void send(event)}>
      <input
        class="field"
        aria-label={t('online.chat_say')}
        maxLength={lettersMax}
        value={text}
        autocomplete="off"
        enterkeyhint="send"
        dir="auto"
        placeholder={t('online.chat_say')}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setFailure(null);
        }}
      />
      <button type="submit" class="button" disabled={connection === 'lost' || !wanted}>
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
