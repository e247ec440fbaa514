// Rulebooks: the list of games, and a page for each.
import { said, t } from '../../i18n';
import { gameName, games, isRulesId, keyOf } from '../../ui/games';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import NotFound from '../notfound';
import { RulesPage } from './RulesPage';
import './rules.css';

export default function Rules({ id }: { id?: string }) {
  if (id === undefined) return <RulesList />;
  return isRulesId(id) ? <RulesPage key={id} id={id} /> : <NotFound />;
}

function RulesList() {
  useTitle(t('site.rules_title'), t('site.rules_intro'));
  return (
    <div class="page">
      <h1 class="title">{t('site.rules_title')}</h1>
      <p class="page-lead">{t('site.rules_intro')}</p>
      <ul class="rules-list">
        {games.map((id) => (
          <li key={id} class="panel rules-card">
            <h2 class="head-line">
              <span class="head">{gameName(id)}</span>
              <span class="legend-hint">{said('site', `when_${keyOf(id)}`)}</span>
            </h2>
            <p>{said('guide', `${keyOf(id)}_aim`)}</p>
            <Link to={`/rules/${id}`} class="button">
              {t('site.rules_read')}
              <span class="visually-hidden">{gameName(id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
