// What is said to those who hear the race: the story politely, one's own turn and the last ten seconds at once.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { folded, lineWords } from '../../race/fold';
import { cutStory } from '../../race/story';
import { situation } from '../../race/situation';
import { shownName } from '../../ui/names';
import { useSecondsLeft } from './Clock';
import type { RaceModel } from './model';

function plainStory(model: RaceModel): string {
  const { info } = model.session.state.value;
  const { seq } = model.stage.shown.value;
  const news = model.shownStory.value.filter((line) => line.seq === seq);
  return folded(news)
    .flatMap((line) => lineWords(info.rules, line, model.cast.value) ?? [])
    .map((words) =>
      cutStory(words, [])
        .map((piece) => (piece.kind === 'die' ? piece.face : piece.text))
        .join(''),
    )
    .join(' ');
}

function lastSaid(model: RaceModel): string {
  const line = model.chat.newest.value;
  return line ? t('online.chat_spoken', { name: shownName(line.from), text: line.text }) : '';
}

export function Live({ model }: { model: RaceModel }) {
  const { desk, table, due, phase, info } = model.session.state.value;
  const [urgent, setUrgent] = useState('');
  const asked = desk ? `${desk.phase} ${desk.car} ${table?.turn ?? 0}` : '';
  const left = useSecondsLeft(desk && phase === 'running' ? due : null);
  const isShort = left !== null && left <= 10;
  useEffect(() => {
    if (desk && table)
      setUrgent(`${t('race.your_move_now')} ${situation(info.rules, table, desk, model.corners)}`);
    else setUrgent('');
  }, [asked]);
  useEffect(() => {
    if (isShort) setUrgent(t('race.ten_seconds'));
  }, [isShort]);
  return (
    <div class="visually-hidden">
      <p aria-live="polite">{plainStory(model)}</p>
      <p aria-live="polite">{lastSaid(model)}</p>
      <p aria-live="assertive">{urgent}</p>
    </div>
  );
}
