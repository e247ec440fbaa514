// Links I made to solo races: what others can watch by them, and how it is taken off the server again.
import { useState } from 'preact/hooks';
import { deleteShared } from '../../api/shared';
import { errorWords } from '../../api/words';
import { language, t } from '../../i18n';
import { forgetLink, keptLinks, type KeptLink } from '../../store/links';
import { gameName } from '../../ui/games';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';

const shownAtMost = 6;

export function MyLinks() {
  const [links, setLinks] = useState(keptLinks);
  const [failure, setFailure] = useState<string | null>(null);
  if (links.length === 0) return null;
  const remove = async ({ id, secret }: KeptLink) => {
    const answer = await deleteShared(id, secret);
    // One that is gone already is as good as deleted.
    const isGone = answer.ok || answer.error.status === 404;
    setFailure(isGone ? null : errorWords(answer.error));
    if (!isGone) return;
    forgetLink(id);
    setLinks(keptLinks());
  };
  return (
    <section class="my-links" aria-labelledby="my-links">
      <h3 class="strong" id="my-links">
        {t('site.my_links')}
      </h3>
      <p class="legend-hint">{t('site.my_links_hint')}</p>
      {failure && (
        <Notice tone="out" icon="flag">
          {failure}
        </Notice>
      )}
      <ul class="race-rows">
        {links
          .slice(-shownAtMost)
          .reverse()
          .map((link) => (
            <Row key={link.id} link={link} onRemove={() => void remove(link)} />
          ))}
      </ul>
    </section>
  );
}

function Row({ link, onRemove }: { link: KeptLink; onRemove(): void }) {
  const title = t('site.race_title', { game: gameName(link.rules), circuit: link.place });
  const made = new Date(link.made).toLocaleString(language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li class="race-row my-link">
      <span class="race-row-text">
        <span>{title}</span>
        <span class="legend-hint">
          {t('site.link_made', { turn: link.turn, whole: link.isOver ? 'yes' : 'no', made })}
        </span>
      </span>
      <Link to={`/replay/shared-${link.id}`} class="button race-row-act">
        {t('site.open_link')}
        <span class="visually-hidden">{title}</span>
      </Link>
      <button type="button" class="button race-row-act" onClick={onRemove}>
        {t('site.delete_link')}
        <span class="visually-hidden">{title}</span>
      </button>
    </li>
  );
}
