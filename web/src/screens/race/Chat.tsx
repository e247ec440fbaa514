import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../../i18n';
import type { RaceModel } from './model';

const lettersMax = 400;

export function Chat({ model }: { model: RaceModel }) {
  const { chat, info, connection } = model.session.state.value;
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  const clock = new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit' });
  const send = async (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await model.session.say(text.trim());
      setText('');
      setIsRefused(false);
    } catch {
      setIsRefused(true);
    }
  };
  return (
    <div class="chat">
      <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t('race.chat')}>
        {chat.length === 0 && <li class="small">{t('race.chat_empty')}</li>}
        {chat.map((line) => (
          <li key={line.seq}>
            <b>{line.from}</b> <span class="small">{clock.format(line.at)}</span>
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      {info.you === null ? (
        <p class="small">{t('race.chat_watching')}</p>
      ) : (
        <form class="chat-form" onSubmit={(event) => void send(event)}>
          <label class="visually-hidden" for="chat-text">
            {t('race.chat_say')}
          </label>
          <input
            id="chat-text"
            class="field"
            maxLength={lettersMax}
            value={text}
            autocomplete="off"
            placeholder={t('race.chat_say')}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={connection === 'lost'}>
            {t('race.chat_send')}
          </button>
        </form>
      )}
      {isRefused && (
        <p class="tone-out" role="alert">
          {t('race.chat_refused')}
        </p>
      )}
    </div>
  );
}
