// What happened until now, newest first, each line with its turn and its clause; above it what was just decided, and its price.
import { useMemo } from 'preact/hooks';
import type { Prices } from '../../coach/book';
import { t } from '../../i18n';
import { folded } from '../../race/fold';
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
        happenings.map((happening) => ({ ...happening, seq: index, turn })),
      ),
    [replay],
  );
  const until = story.filter(({ seq }) => seq <= step);
  const lines = useMemo(() => folded(until).slice(-linesShown), [rules, story, step]);
  const decided = useMemo(() => decisionsAt(player, prices), [player, step, prices]);
  const now = lines.filter((line) => line.at(-1)!.seq === step);
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
            <StoryLine key={line[0]!.seq} rules={rules} line={line} cast={cast} hasClauses={false} />
          ))}
        </p>
      )}
      <Decisions decided={decided} />
      {lines.length === 0 && <p class="small">{t('result.story_empty')}</p>}
      <ol>
        {[...lines].reverse().map((line, i) => (
          <li
            key={`${line[0]!.seq} ${lines.length - i}`}
            class={line.at(-1)!.seq === step ? 'replay-now' : undefined}
          >
            <span class="replay-turn">{line[0]!.turn || '·'}</span>
            <span>
              <StoryLine rules={rules} line={line} cast={cast} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
