// The workshop: cars for both games of Speed Circuit, composed and kept. What a point gives, the engine says.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { RulesId } from '../../engine/types';
import { t } from '../../i18n';
import { gameName } from '../../ui/games';
import { Notice } from '../../ui/Notice';
import { useTitle } from '../../ui/title';
import { openBench, type Bench } from './bench';
import { CarBench } from './CarBench';
import '../../ui/cards.css';
import './workshop.css';

const rules = signal<RulesId>('speed-circuit');
const choices: RulesId[] = ['speed-circuit', 'speed-circuit-wbc'];

function useBench(id: RulesId): { bench: Bench | null; isAway: boolean; again(): void } {
  const [bench, setBench] = useState<Bench | null>(null);
  const [isAway, setAway] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let opened: Bench | null = null;
    setAway(false);
    openBench(id).then(
      (next) => {
        opened = next;
        if (isWanted) setBench(next);
        else next.free();
      },
      () => isWanted && setAway(true),
    );
    return () => {
      isWanted = false;
      setBench(null);
      opened?.free();
    };
  }, [id, tries]);
  return { bench, isAway, again: () => setTries(tries + 1) };
}

export default function Workshop() {
  useTitle(t('site.workshop_title'), t('site.workshop_intro'));
  const { bench, isAway, again } = useBench(rules.value);
  return (
    <div class="page">
      <div class="bench-top">
        <div>
          <h1 class="title">{t('site.workshop_title')}</h1>
          <p class="page-lead">{t('site.workshop_intro')}</p>
        </div>
        <fieldset class="bench-games" aria-label={t('site.workshop_game')}>
          {choices.map((id) => (
            <label key={id} class="pick bench-game">
              <input
                type="radio"
                name="workshop-game"
                checked={id === rules.value}
                onChange={() => (rules.value = id)}
              />
              <span class="strong">{gameName(id)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {isAway && (
        <Notice
          tone="wear"
          icon="lock"
          end={
            <button type="button" class="button" onClick={again}>
              {t('site.try_again')}
            </button>
          }
        >
          {t('site.workshop_away')}
        </Notice>
      )}
      {bench && <CarBench key={bench.rules} bench={bench} />}
    </div>
  );
}
