import { useEffect, useState } from 'preact/hooks';
import { codeOf, Failed } from './Failed';
import { Loading, Shell } from './Loading';
import type { RaceModel } from './model';
import { Failure, openRace, type Known } from './open';
import { RaceTable } from './RaceTable';
import './race.css';
import './chat.css';
import './race-head.css';
import './loading.css';
import './rail.css';
import './sheet.css';

type Opened = { model: RaceModel } | { known: Known | null; failed?: { failure: string; code: string } };

function reasonOf(id: string, error: unknown) {
  const failure = error instanceof Failure ? error.message : 'unknown';
  const cause = error instanceof Failure ? error.cause : error;
  return { failure, code: codeOf(failure, id, cause) };
}

export default function RaceScreen({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened>({ known: null });
  useEffect(() => {
    let isGone = false;
    let model: RaceModel | null = null;
    const show = (next: Opened) => {
      if (isGone) return;
      // The drawing may come after the race has been opened, or has failed.
      setOpened((now) => ('model' in next ? next : 'model' in now ? now : { ...now, ...next }));
    };
    let seen: Known | null = null;
    setOpened({ known: null });
    openRace(id, (known) => show({ known: (seen = known) })).then(
      (one) => {
        model = one;
        if (isGone) one.close();
        else show({ model: one });
      },
      (error: unknown) => show({ known: seen, failed: reasonOf(id, error) }),
    );
    return () => {
      isGone = true;
      model?.close();
    };
  }, [id]);
  if ('model' in opened) return <RaceTable model={opened.model} />;
  const { known, failed } = opened;
  if (!failed) return <Loading known={known} />;
  return (
    <Shell known={known}>
      <Failed {...failed} />
    </Shell>
  );
}
