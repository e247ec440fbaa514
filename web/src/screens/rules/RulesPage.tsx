import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RulesId } from '../../engine/types';
import { said, t } from '../../i18n';
import { gameName, keyOf } from '../../ui/games';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { address, go, Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { Guide } from './Guide';
import { anchorFor, readRulebook, search, type Rulebook } from './rulebook';

function useRulebook(id: RulesId): Rulebook | 'away' | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    fetch(`/rules/${id}.md`)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(id))))
      .then(setText, () => setText(''));
  }, [id]);
  const name = t('site.rules_table');
  return useMemo(
    () => (text === null ? null : text === '' ? 'away' : readRulebook(text, name)),
    [text, name],
  );
}

export function RulesPage({ id }: { id: RulesId }) {
  const book = useRulebook(id);
  const title = t('site.rules_of', { game: gameName(id) });
  useTitle(title, said('guide', `${keyOf(id)}_aim`));
  return (
    <div class="page rules-page">
      <div class="rules-body">
        <h1 class="title">{gameName(id)}</h1>
        <Guide id={id} />
        <p>
          <Link to={`/?rules=${id}`} class="button button-main">
            {t('site.rules_try', { game: gameName(id) })}
          </Link>
        </p>
        <div class="double-rule" />
        <h2 class="head">{t('site.rules_clauses')}</h2>
        <p class="legend-hint">{t('site.rules_english')}</p>
        {book === 'away' && (
          <Notice tone="wear" icon="lock">
            {t('site.rules_away')}
          </Notice>
        )}
        {book && book !== 'away' && <Clauses id={id} book={book} />}
      </div>
      {book && book !== 'away' && <Contents id={id} book={book} />}
    </div>
  );
}

/** The text itself; a clause in the address is shown and marked. */
function Clauses({ id, book }: { id: RulesId; book: Rulebook }) {
  const text = useRef<HTMLDivElement>(null);
  const { hash } = address.value;
  const html = useMemo(() => ({ __html: book.html }), [book]);

  useEffect(() => {
    text.current?.querySelectorAll('.clause-marked').forEach((row) => row.classList.remove('clause-marked'));
    if (!hash || hash === 'content') return;
    const anchor = anchorFor(decodeURIComponent(hash), (wanted) => document.getElementById(wanted) !== null);
    const found = anchor ? document.getElementById(anchor) : null;
    const row = found?.closest('tr') ?? found;
    row?.classList.add('clause-marked');
    row?.scrollIntoView({ block: row.tagName === 'TR' ? 'center' : 'start' });
    if (row?.tagName === 'TR') row.focus({ preventScroll: true });
  }, [hash, book]);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(link.getAttribute('href')!);
  };
  return (
    <div key={id} ref={text} class="rules-text" lang="en" onClick={follow} dangerouslySetInnerHTML={html} />
  );
}

function Contents({ id, book }: { id: RulesId; book: Rulebook }) {
  const [query, setQuery] = useState('');
  const hits = search(book.clauses, query);
  return (
    <div class="rules-side">
      <label class="rules-search">
        <span class="strong">
          <Icon name="search" /> {t('site.rules_search')}
        </span>
        <input
          class="field"
          type="search"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <p class="small" role="status">
        {query.trim() && t('site.rules_hits', { count: hits.length })}
      </p>
      {query.trim() ? (
        <ul class="rules-hits" lang="en">
          {hits.slice(0, 40).map((hit) => (
            <li key={hit.id}>
              <Link to={`/rules/${id}#${hit.id}`}>{hit.id}</Link> {hit.text}
            </li>
          ))}
        </ul>
      ) : (
        <nav aria-label={t('site.rules_contents')}>
          <ul class="rules-contents" lang="en">
            {book.contents.map((part) => (
              <li key={part.id} class={`rules-level-${part.level}`}>
                <Link to={`/rules/${id}#${part.id}`}>{part.text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
