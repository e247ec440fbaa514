import { useState } from 'preact/hooks';
import { decisionOf, levelsOf, stepped, sumOf } from '../../dash/family/levels';
import { notesOf } from '../../dash/family/words';
import { has, t } from '../../i18n';
import { Notice } from '../../ui/Notice';
import { keepBuild, keptBuild } from '../../ui/kept_build';
import { Link } from '../../ui/router';
import { notation, type Bench } from './bench';
import { CategoryRow } from './CategoryRow';

/** One car on the bench: its categories, its notation, suggestions beside it. */
export function CarBench({ bench }: { bench: Bench }) {
  const { rules, categories, sum, suggestions } = bench;
  const [kept, setKept] = useState(() => keptBuild(rules));
  const [levels, setLevels] = useState(() => kept ?? levelsOf(suggestions[0]?.decision ?? ''));
  const isLevels = categories.some((category) => category.lowest < 0);
  const build = notation(categories, levels);
  const refusal = bench.refusalOf(levels);
  const keep = (next: number[] | null) => {
    keepBuild(rules, next);
    setKept(next);
  };
  return (
    <div class="bench">
      <section class="bench-rows" aria-labelledby="car">
        <h2 class="head" id="car">
          {t('site.workshop_car')}
        </h2>
        <div class="bench-list">
          {categories.map((category, i) => (
            <CategoryRow
              key={category.name}
              category={category}
              level={levels[i] ?? 0}
              isLevels={isLevels}
              onStep={(by) => setLevels(stepped(levels, i, by))}
            />
          ))}
        </div>
      </section>
      <div class="bench-side">
        <section class="panel bench-sum">
          <output class="bench-notation">{build}</output>
          <p role="status">{left(sum - sumOf(levels), isLevels, sumOf(levels))}</p>
          {refusal && sumOf(levels) === sum && (
            <Notice tone="out" icon="flag">
              {refusalWords(refusal)} <Link to={`/rules/${rules}#${refusal.clause}`}>{refusal.clause}</Link>
            </Notice>
          )}
          <button
            type="button"
            class="button button-main"
            disabled={refusal !== null}
            onClick={() => keep(levels)}
          >
            {t('site.workshop_keep', { build })}
          </button>
          {kept && (
            <div class="bench-kept">
              <p class="legend-hint">{t('site.workshop_kept', { build: notation(categories, kept) })}</p>
              <div class="bench-acts">
                <Link to={`/?rules=${rules}`} class="button">
                  {t('site.workshop_race')}
                </Link>
                <button type="button" class="button" onClick={() => keep(null)}>
                  {t('site.workshop_forget')}
                </button>
              </div>
            </div>
          )}
        </section>
        <section aria-labelledby="suggestions">
          <h2 class="head" id="suggestions">
            {t('site.workshop_suggestions')}
          </h2>
          <ul class="bench-suggestions">
            {suggestions.map((choice) => (
              <li key={choice.decision}>
                <button
                  type="button"
                  class="bench-suggestion"
                  aria-pressed={choice.decision === decisionOf('build', levels)}
                  onClick={() => setLevels(levelsOf(choice.decision))}
                >
                  <span class="strong">{choice.label}</span>
                  {notesOf(choice, {}).map((note) => (
                    <span key={note} class="legend-hint">
                      {note}
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** How far the car is from whole: points left or too many; levels as the sum they come to. */
function left(points: number, isLevels: boolean, sum: number): string {
  const how =
    points >= 0 ? t('site.workshop_left', { left: points }) : t('site.workshop_over', { over: -points });
  return isLevels ? `${t('site.workshop_sum', { sum })} ${how}` : how;
}

function refusalWords(refusal: { name: string; what: string }): string {
  const key = `speed_circuit.refusal_${refusal.name}`;
  return has(key) ? t(key) : refusal.what;
}
