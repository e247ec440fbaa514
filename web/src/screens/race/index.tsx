import { useEffect, useState } from 'preact/hooks';
import { Failed, Loading } from './Loading';
import type { RaceModel } from './model';
import { Failure, openRace } from './open';
import { RaceTable } from './RaceTable';
import './race.css';
import './chat.css';
import './race-head.css';
import './rail.css';
import './sheet.css';

type Opened = { model: RaceModel } | { failure: string } | null;

export default function RaceScreen({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let isGone = false;
    let model: RaceModel | null = null;
    setOpened(null);
    openRace(id).then(
      (one) => {
        model = one;
        if (isGone) one.close();
        else setOpened({ model: one });
      },
      (error: unknown) => {
        if (!isGone) setOpened({ failure: error instanceof Failure ? error.message : 'unknown' });
      },
    );
    return () => {
      isGone = true;
      model?.close();
    };
  }, [id]);
  if (!opened) return <Loading id={id} />;
  if ('failure' in opened) return <Failed id={id} failure={opened.failure} />;
  return <RaceTable model={opened.model} />;
}
