import type { Ref } from 'preact';
import { useEffect, useImperativeHandle, useRef } from 'preact/hooks';
import { language } from '../i18n';
import { createBoard } from './board';
import type { BoardHandle, BoardOptions, Scene } from './types';

interface Props extends Omit<BoardOptions, 'words'> {
  scene: Scene;
  handle?: Ref<BoardHandle>;
}

/** The board as a component: made anew for another drawing, heading or language, shown anew for another scene. */
export function BoardView({ scene, handle, ...options }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<BoardHandle | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const { drawing, heading, label } = options;
  useEffect(() => {
    const made = createBoard(host.current!, {
      drawing,
      heading,
      label,
      onSelect: (choice) => latest.current.onSelect(choice),
      onConfirm: (choice) => latest.current.onConfirm(choice),
      onFollowChange: (how) => latest.current.onFollowChange?.(how),
      onView: (corners) => latest.current.onView?.(corners),
    });
    board.current = made;
    return () => made.destroy();
  }, [drawing, heading, label, language.value]);
  useEffect(() => board.current?.show(scene), [scene, drawing, heading, label, language.value]);
  useImperativeHandle(handle ?? null, () => board.current!, [drawing, heading, label, language.value]);
  return <div class="board-host" ref={host} />;
}
