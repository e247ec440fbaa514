// Rolled against expected: a bar a face, with a mark where the long run would have it.
import type { DieTally } from '../../fair/tally';
import { language, t } from '../../i18n';

function kindWords({ die, rolled }: DieTally): string {
  const sides = Number(die.slice(die.lastIndexOf('d') + 1));
  return die.startsWith('special-')
    ? t('result.dice_kind_special', { count: rolled })
    : t('result.dice_kind_d', { count: rolled, sides });
}

/** Dice of more sides than this fall too seldom on each to be shown face by face. */
const facesMax = 20;

function Kind({ tally }: { tally: DieTally }) {
  const most = Math.max(...tally.faces.map((face) => Math.max(face.rolled, face.expected)));
  return (
    <figure class="dice-kind">
      <figcaption class="small">{kindWords(tally)}</figcaption>
      <ul class="dice-bars">
        {tally.faces.map(({ face, rolled, expected }) => {
          const words = expected.toLocaleString(language.value, { maximumFractionDigits: 1 });
          return (
            <li key={face} class="dice-bar" title={t('result.face_tally', { face, rolled, expected: words })}>
              <span class="visually-hidden">{t('result.face_tally', { face, rolled, expected: words })}</span>
              <span class="dice-count" aria-hidden="true">
                {rolled}
              </span>
              <span class="dice-column" aria-hidden="true">
                <span class="dice-fill" style={{ height: `${(100 * rolled) / most}%` }} />
                <span class="dice-expected" style={{ bottom: `${(100 * expected) / most}%` }} />
              </span>
              <span class="dice-face" aria-hidden="true">
                {face}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

export function DiceBars({ tallies }: { tallies: DieTally[] }) {
  const shown = tallies.filter((one) => one.faces.length > 2 && one.faces.length <= facesMax);
  return (
    <section class="panel result-dice" aria-labelledby="dice-head">
      <h2 class="head" id="dice-head">
        {t('result.dice')}
      </h2>
      {shown.length > 0 ? (
        <>
          <div class="dice-kinds">
            {shown.slice(0, 3).map((tally) => (
              <Kind key={tally.die} tally={tally} />
            ))}
          </div>
          <p class="small">{t('result.dice_hint')}</p>
        </>
      ) : (
        <p class="small">{t('result.no_dice')}</p>
      )}
    </section>
  );
}
