// A RULES.md as a page: every clause an anchor, every mention of a clause a link, every heading in the contents.
import { Marked, type Token, type Tokens } from 'marked';

export interface Rulebook {
  html: string;
  contents: { id: string; text: string; level: number }[];
  clauses: { id: string; text: string }[];
}

const pageOf: Record<string, string> = {
  SC: 'speed-circuit',
  WBC: 'speed-circuit-wbc',
  F1: 'formula-one',
  MC: 'motorchamp',
  GPA: 'grand-prix-advanced',
  GPB: 'grand-prix-basic',
};

const clausePattern = /\b(SC|WBC|F1|MC|GPA|GPB)-[A-Z0-9]+(?:[.-][A-Z0-9]+)*[a-z]?\b/g;
const rulingPattern = /^(?:[A-Z]-?\d{1,2})$/;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** 'SC-4.1, 4.2' names SC-4.1 and SC-4.2; 'Q4' a ruling. Other first cells name nothing. */
export function clauseIds(cell: string): string[] {
  const text = cell.replaceAll('**', '').trim();
  if (rulingPattern.test(text)) return [text];
  const parts = text.split(/,\s*/);
  const first = parts[0] ?? '';
  if (first.match(clausePattern)?.[0] !== first) return [];
  const stem = first.slice(0, first.lastIndexOf('-') + 1);
  return parts.map((part) => (part.includes('-') ? part : stem + part));
}

/** Mentions outside of tags become links to where the clause stands. */
function linked(html: string): string {
  return html
    .split(/(<[^>]+>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replaceAll(
            clausePattern,
            (id, prefix: string) => `<a class="clause-link" href="/rules/${pageOf[prefix]}#${id}">${id}</a>`,
          ),
    )
    .join('');
}

/** Sections for those who write engines and boards: what a state holds, where the cases are. */
const notForPlayers =
  /^(\d+\. (State|Cases|Golden examples|Boards of the text)|Coverage by heading of the text)$/;

/** A section ends with the next heading of its level or above. */
function forPlayers(tokens: Token[]): Token[] {
  let hidden = Infinity;
  return tokens.filter((token) => {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (depth <= hidden) hidden = notForPlayers.test(text) ? depth : Infinity;
    }
    return hidden === Infinity;
  });
}

export function readRulebook(markdown: string, tableName: string): Rulebook {
  const contents: Rulebook['contents'] = [];
  const clauses: Rulebook['clauses'] = [];
  const seen = new Set<string>();
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 1) return '';
        const id = `part-${contents.length + 1}`;
        contents.push({ id, text: text.replaceAll('`', ''), level: depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // The files are ours and hold no tags; what looks like one is shown as it is written.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
      link: ({ tokens }: Tokens.Link) => tokens.map((token) => escaped(token.raw)).join(''),
      image: ({ text }: Tokens.Image) => escaped(text),
      table(token: Tokens.Table) {
        const head = token.header.map(
          (cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`,
        );
        const rows = token.rows.map((row) => {
          const ids = clauseIds(row[0]?.text ?? '').filter((id) => !seen.has(id));
          for (const id of ids) seen.add(id);
          const cells = row.map((cell, i) => {
            const html = this.parser.parseInline(cell.tokens);
            if (i > 0 || ids.length === 0) return `<td>${linked(html)}</td>`;
            const anchors = ids.slice(1).map((id) => `<span id="${id}"></span>`);
            return `<th scope="row" class="clause-id">${anchors.join('')}${html}</th>`;
          });
          if (ids.length > 0) {
            const text = row.slice(1).map((cell) => cell.text.replaceAll(/[`*]/g, ''));
            clauses.push({ id: ids[0]!, text: text.join(' ') });
          }
          return `<tr${ids[0] ? ` id="${ids[0]}" tabindex="-1"` : ''}>${cells.join('')}</tr>`;
        });
        return (
          `<div class="rules-table scroll-row" tabindex="0" role="region" aria-label="${escaped(tableName)}"><table>` +
          `<thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`
        );
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        return `<p>${linked(this.parser.parseInline(tokens))}</p>\n`;
      },
      hr: () => '',
    },
  });
  const html = marked.parser(forPlayers(marked.lexer(markdown)));
  return { html, contents, clauses };
}

/** Where a cited clause stands: itself, its first part, or the one it is a part of. */
export function anchorFor(id: string, has: (id: string) => boolean): string | null {
  let wanted = id;
  for (;;) {
    if (has(wanted)) return wanted;
    if (has(`${wanted}a`)) return `${wanted}a`;
    const shorter = /[a-z]$/.test(wanted) ? wanted.slice(0, -1) : wanted.replace(/[.-][^.-]*$/, '');
    if (shorter === wanted) return null;
    wanted = shorter;
  }
}

/** All words must be there; an id is found by its beginning. */
export function search(clauses: Rulebook['clauses'], query: string): Rulebook['clauses'] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
