import { Fragment } from 'preact';
import { t } from '../../i18n';
import type { RulesId } from '../../engine/types';
import { clausesOf, lineWords } from '../../race/fold';
import { clauseId, cutStory, type Cast } from '../../race/story';
import type { SessionState } from '../../race/types';
import { Link } from '../../ui/router';
import { DieFace } from './DieFace';

export type Told = SessionState['story'][number];

interface Shown {
  rules: RulesId;
  /** -1 where arrows lead from clause to clause. */
  tabIndex?: number;
}

export function Clause({ rules, clause, tabIndex }: Shown & { clause: string }) {
  const id = clauseId(clause);
  if (!id) return null;
  return (
    <Link to={`/rules/${rules}#${id}`} class="clause" tabIndex={tabIndex}>
      <span class="visually-hidden">{t('race.clause')} </span>
      {id}
    </Link>
  );
}

interface LineShown extends Shown {
  /** What is told together. */
  line: readonly Told[];
  cast: Cast;
  hasClauses?: boolean;
}

export function StoryLine({ rules, line, cast, tabIndex, hasClauses = true }: LineShown) {
  const words = lineWords(rules, line, cast);
  if (!words) return null;
  const clauses = hasClauses ? clausesOf(line) : [];
  return (
    <>
      {cutStory(words, cast.names).map((piece, i) => {
        if (piece.kind === 'die') return <DieFace key={i} face={piece.face} />;
        return piece.kind === 'name' ? <b key={i}>{piece.text}</b> : piece.text;
      })}
      {clauses.map((clause) => (
        <Fragment key={clause}>
          {' '}
          <Clause rules={rules} clause={clause} tabIndex={tabIndex} />
        </Fragment>
      ))}
    </>
  );
}
