// What happened until now, newest first, each line with its turn and its clause; above it what was just decided, and its price.
import { useMemo } from 'preact/hooks';
import type { Prices } from '../../coach/book';
import { t } from '../../i18n';
import { isTold } from '../../race/story';
import { StoryLine, type Told } from '../race/StoryLine';
import { castOfRace } from './cast';
import { Decisions } from './Decisions';
import { decisionsAt } from './decisions';
import type { Player } from './player';
import type { OpenRace } from './source';

/** So many lines are kept in the page. */
const linesShown = 80;

export function ReplayStory({ race, player, prices }: { race: OpenRace; player: Player; prices: Prices }) {
  const { rules, replay } = race;
  const { step } = player;
  const cast = castOfRace(race);
  const story = useMemo<Told[]>(
    () =>
      replay.steps.flatMap(({ index, turn, happenings }) =>
        happenings
          .filter((happening) => isTold(rules, happening))
          .map((happening) => ({ ...happening, seq: index, turn })),
      ),
    [replay, rules],
  );
  const lines = story.filter(({ seq }) => seq <= step).slice(-linesShown);
  const decided = useMemo(() => decisionsAt(player, prices), [player, step, prices]);
  const now = lines.filter(({ seq }) => seq === step);
  return (
    <section class="replay-story" aria-labelledby="replay-story-head">
      <header>
        <h2 class="head" id="replay-story-head">
          {t('result.story')}
        </h2>
        <p class="small">{t('result.story_hint')}</p>
      </header>
      {!player.isPlaying.value && (
        <p class="visually-hidden" role="status">
          {now.map((line) => (
            <StoryLine key={line.line} rules={rules} line={{ ...line, clause: '' }} cast={cast} />
          ))}
        </p>
      )}
      <Decisions decided={decided} />
      {lines.length === 0 && <p class="small">{t('result.story_empty')}</p>}
      <ol>
        {lines.reverse().map((line, i) => (
          <li key={`${line.seq} ${lines.length - i}`} class={line.seq === step ? 'replay-now' : undefined}>
            <span class="replay-turn">{line.turn || '·'}</span>
            <span>
              <StoryLine rules={rules} line={line} cast={cast} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
