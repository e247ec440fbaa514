import { useState } from 'preact/hooks';
import { Failure, Opening } from './Failure';
import { OpenFile } from './OpenFile';
import { ReplayView } from './ReplayView';
import { useRace } from './useRace';

function ReplayById({ id }: { id: string }) {
  const [tries, setTries] = useState(0);
  const opening = useRace(id, tries);
  if (!opening) return <Opening />;
  if ('error' in opening) return <Failure error={opening.error} onRetry={() => setTries(tries + 1)} />;
  return <ReplayView race={opening.race} />;
}

export default function ReplayScreen({ id }: { id?: string }) {
  return id ? <ReplayById key={id} id={id} /> : <OpenFile />;
}
