// The race screen without its DOM: the session, what is on the stage, what is selected, which panel is open.
import { computed, effect, signal } from '@preact/signals';
import type { BoardHandle, Drawing, Follow } from '../../board/types';
import { drivesOf, roadOf } from '../../race/drives';
import { noteAnswer } from '../../race/hints';
import { choose, followWish, pace } from '../../race/settings';
import { play } from '../../race/sound';
import { Stage } from '../../race/stage';
import { castOf } from '../../race/story';
import { unfold } from '../../race/unfold';
import type { Session } from '../../race/types';
import { ChatState } from './chat_state';
import { sceneOf } from './scene';

export type RailTab = 'story' | 'chat';
export type Panel = 'seal' | 'settings' | 'help';

export class RaceModel {
  readonly selected = signal<number | null>(null);
  readonly tab = signal<RailTab>('story');
  readonly panel = signal<Panel | null>(null);
  readonly isSinceShown = signal(true);
  /** On a phone: the story in the place of the dashboard. */
  readonly isStoryOpen = signal(false);
  readonly follow = signal<Follow>(followWish.value);
  /** Home or out, and no longer interested in one's own dashboard. */
  readonly isWatching = signal(false);
  readonly stage: Stage;
  readonly chat: ChatState;
  readonly scene;
  readonly shownStory;
  readonly cast;
  private board: BoardHandle | null = null;
  private readonly endings: (() => void)[] = [];

  constructor(
    readonly session: Session,
    readonly drawing: Drawing,
    readonly corners: Record<string, string>,
  ) {
    const road = roadOf(drawing);
    this.stage = new Stage(
      {
        drive: async (drives, speed) => this.board?.drive(drives, speed),
        settle: () => this.board?.settle(),
        sound: play,
      },
      pace,
      (before, step) => drivesOf(road, before, step),
    );
    this.chat = new ChatState(session);
    const first = session.state.value;
    this.stage.begin(first.table, first.story.at(-1)?.seq ?? 0);
    this.scene = computed(() => {
      const state = session.state.value;
      const table = this.stage.shown.value.table ?? state.table;
      return table && sceneOf(table, state.desk, this.selected.value, state.info.you);
    });
    this.shownStory = computed(() => {
      const { seq } = this.stage.shown.value;
      return session.state.value.story.filter((line) => line.seq <= seq);
    });
    // Who is who does not change with every step: lines are told again only when it does.
    const names = computed(() => {
      const { seats, table } = session.state.value;
      return JSON.stringify([
        seats.map((seat) => seat.name),
        table?.cars.map((car) => [car.number, car.driver]),
      ]);
    });
    this.cast = computed(() => {
      void names.value;
      const { seats, table, info } = session.state.peek();
      return castOf(
        table,
        seats.map((seat) => seat.name),
        corners,
        info.you,
      );
    });
    let before = first.table;
    this.endings.push(
      session.onStep((step) => {
        for (const part of unfold(road, before, step)) this.stage.push(part);
        before = step.table;
      }),
    );
    this.endings.push(this.watchQuestion());
    this.endings.push(
      effect(() => {
        const scene = this.scene.value;
        if (scene) this.board?.show(scene);
      }),
    );
  }

  attach(board: BoardHandle | null, follow: Follow) {
    this.board = board;
    this.follow.value = follow;
    const scene = this.scene.value;
    if (!board || !scene) return;
    board.follow(follow);
    board.show(scene);
  }

  select(choice: number | null) {
    this.selected.value = choice;
  }

  decide(decision: string) {
    const { info, desk } = this.session.state.value;
    if (desk) noteAnswer(info.rules, desk.phase);
    this.stage.skip();
    this.isSinceShown.value = false;
    void this.session.decide(decision);
  }

  confirm(choice: number) {
    const decision = this.session.state.value.desk?.choices[choice]?.decision;
    if (decision) this.decide(decision);
  }

  undo() {
    this.stage.skip();
    this.session.undo();
  }

  followTo(how: Follow) {
    this.follow.value = how;
    if (how !== 'free') choose('follow', followWish, how);
    this.board?.follow(how);
  }

  /** The board was dragged or zoomed: it says so itself. */
  followed(how: Follow) {
    this.follow.value = how;
  }

  zoom(factor: number) {
    this.board?.zoom(factor);
  }

  toggle(panel: Panel) {
    this.panel.value = this.panel.value === panel ? null : panel;
  }

  close() {
    for (const end of this.endings) end();
    this.session.close();
  }

  /** What was selected belongs to the question that was asked. */
  private watchQuestion(): () => void {
    const asked = computed(() => {
      const { desk, refusal } = this.session.state.value;
      if (refusal) return 'refused';
      return desk && `${desk.phase} ${desk.car} ${desk.choices.map((choice) => choice.decision).join(';')}`;
    });
    return effect(() => {
      if (asked.value !== 'refused') this.selected.value = null;
    });
  }
}
