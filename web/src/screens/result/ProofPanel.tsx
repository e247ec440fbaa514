// What was sealed before, what was published after, what this browser found, and what that does not prove.
import type { Proof } from '../../fair/verify';
import type { RaceRecord } from '../../fair/record';
import { language, t } from '../../i18n';
import type { Thrower } from '../replay/thrower';
import { complaintWords } from '../replay/words';

interface Props {
  record: RaceRecord;
  proof: Proof;
  /** Whose dice they are. */
  by: Thrower;
  you: number | null;
  fileName: string;
}

function Counted({ right, of, words }: { right: number; of: number; words: string }) {
  if (of === 0) return null;
  return (
    <div class="proof-count">
      <p class={right === of ? 'proof-number tone-free' : 'proof-number tone-out'}>
        {right}
        <small>/{of}</small>
      </p>
      <p class="small">{words}</p>
    </div>
  );
}

/** Digits in groups; the rest is there for whoever asks. */
function Digits({ hex }: { hex: string }) {
  const groups = hex.match(/.{1,8}/g) ?? [];
  return groups.length <= 4 ? (
    <code class="mono">{groups.join(' ')}</code>
  ) : (
    <details class="proof-digits">
      <summary>
        <code class="mono">{groups.slice(0, 3).join(' ')}…</code>
        <span class="visually-hidden">{t('result.show_all')}</span>
      </summary>
      <code class="mono">{groups.join(' ')}</code>
    </details>
  );
}

function headline({ complaint, isFair, hasSecret }: Proof, by: Thrower): string {
  if (complaint) return t('result.dice_wrong');
  if (!isFair) return t('result.dice_unproved');
  return t(hasSecret ? 'result.dice_checked' : 'result.dice_pending', { by });
}

/** Red, first on the page, and it stays. */
export function Mismatch({ proof }: { proof: Proof }) {
  const { complaint } = proof;
  if (!complaint) return null;
  return (
    <section class="result-mismatch" role="alert">
      <h2 class="head">{t('result.dice_wrong')}</h2>
      <p class="strong">{complaintWords(complaint)}</p>
      <p>
        {t('result.mismatch_line', { line: complaint.line })} {t('result.mismatch_keep')}
      </p>
    </section>
  );
}

function Facts({ record, you, fileName }: Omit<Props, 'proof' | 'by'>) {
  const { fair, seats } = record.header;
  const last = record.lines.at(-1);
  const mine = you === null ? undefined : fair?.nonces[you];
  const others = seats.length - (mine ? 1 : 0);
  return (
    <dl class="proof-facts">
      {fair && (
        <>
          <dt>{t('result.seal_before')}</dt>
          <dd>
            <Digits hex={fair.commitment} />
          </dd>
          {last?.kind === 'secret' && (
            <>
              <dt>{t('result.secret_after')}</dt>
              <dd>
                <Digits hex={last.hex} />
              </dd>
            </>
          )}
          {mine && (
            <>
              <dt>{t('result.your_nonce')}</dt>
              <dd>
                <Digits hex={mine.nonce} />
              </dd>
            </>
          )}
          <dt>{t('result.other_nonces', { count: others })}</dt>
          <dd>
            <details class="proof-digits">
              <summary>{t('result.all_in_record')}</summary>
              <ul>
                {fair.nonces
                  .filter((one) => one !== mine)
                  .map(({ name, nonce }) => (
                    <li key={name}>
                      {name} <code class="mono">{nonce.match(/.{8}/g)?.join(' ')}</code>
                    </li>
                  ))}
              </ul>
            </details>
          </dd>
        </>
      )}
      <dt>{t('result.on_your_machine')}</dt>
      <dd>
        <code class="mono">chicane verify {fileName}</code>
      </dd>
    </dl>
  );
}

export function ProofPanel({ record, proof, by, you, fileName }: Props) {
  const { complaint, isFair, hasSecret, dice, seals, decisions, ms } = proof;
  const seconds = (ms / 1000).toLocaleString(language.value, { maximumFractionDigits: 2 });
  return (
    <>
      <div class="proof-found">
        <h2 class={complaint ? 'head tone-out' : 'head'}>{headline(proof, by)}</h2>
        <div class="proof-counts">
          {isFair && hasSecret && <Counted right={dice.right} of={dice.of} words={t('result.count_dice')} />}
          <Counted right={seals.right} of={seals.of} words={t('result.count_seals')} />
          <Counted right={decisions.right} of={decisions.of} words={t('result.count_decisions')} />
        </div>
        {!isFair && <p>{t('result.unproved_because')}</p>}
        {isFair && !hasSecret && <p>{t('result.pending_because')}</p>}
        {isFair && hasSecret && !complaint && <p>{t('result.dice_shown', { by })}</p>}
        {isFair && <p>{t('result.dice_not_shown', { by })}</p>}
        <p class="small">{t('result.checked_here', { seconds })}</p>
      </div>
      <Facts record={record} you={you} fileName={fileName} />
    </>
  );
}
