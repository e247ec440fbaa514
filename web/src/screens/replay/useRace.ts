import { useEffect, useState } from 'preact/hooks';
import { openRace, type OpenRace } from './source';

export type Opening = { race: OpenRace } | { error: unknown } | null;

/** Opens a race for as long as a screen shows it; null until it is there. */
export function useRace(id: string, tries: number): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let isWanted = true;
    let held: OpenRace | null = null;
    setOpening(null);
    openRace(id).then(
      (race) => {
        if (!isWanted) return race.replay.close();
        held = race;
        setOpening({ race });
      },
      (error: unknown) => isWanted && setOpening({ error }),
    );
    return () => {
      isWanted = false;
      held?.replay.close();
    };
  }, [id, tries]);
  return opening;
}
