// The site: which screen stands at which address. A screen is a folder, fetched when it is first wanted.
import type { ComponentType } from 'preact';
import { t } from './i18n';
import { UpdateBar } from './ui/UpdateBar';
import { LazyScreen } from './ui/LazyScreen';
import { Masthead } from './ui/Masthead';
import { address, match } from './ui/router';

type Loaded = { default: ComponentType<Record<string, string>> };

const screens = import.meta.glob<Loaded>('./screens/*/index.tsx');

interface Route {
  pattern: string;
  screen: string;
  /** The race has a masthead of its own and needs every row of the window. */
  isBare?: boolean;
}

const routes: Route[] = [
  { pattern: '/', screen: 'home' },
  { pattern: '/race/:id', screen: 'race', isBare: true },
  { pattern: '/race/:id/result', screen: 'result' },
  { pattern: '/replay', screen: 'replay' },
  { pattern: '/replay/:id', screen: 'replay' },
  { pattern: '/circuits', screen: 'circuits' },
  { pattern: '/circuits/:name', screen: 'circuits' },
  { pattern: '/workshop', screen: 'workshop' },
  { pattern: '/rules', screen: 'rules' },
  { pattern: '/rules/:id', screen: 'rules' },
  { pattern: '/host', screen: 'host' },
  { pattern: '/join/:id', screen: 'join' },
  { pattern: '/account', screen: 'account' },
  { pattern: '/leagues', screen: 'leagues' },
  { pattern: '/leagues/new', screen: 'planning' },
  { pattern: '/leagues/:id', screen: 'league' },
  { pattern: '/leagues/:id/desk', screen: 'referee' },
  { pattern: '/leagues/:id/print', screen: 'sheets' },
];

function find(path: string): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params && screens[file(route.screen)]) return { route, params };
  }
  return { route: { pattern: '', screen: 'notfound' }, params: {} };
}

function file(screen: string) {
  return `./screens/${screen}/index.tsx`;
}

export function App() {
  const { path } = address.value;
  const { route, params } = find(path);
  const screen = (
    <LazyScreen key={route.screen} load={screens[file(route.screen)]!} params={params} path={path} />
  );
  if (route.isBare) {
    return (
      <>
        <UpdateBar />
        {screen}
      </>
    );
  }
  return (
    <>
      {route.screen === 'home' && (
        <a class="skip" href="#race-now">
          {t('site.skip_to', { button: t('site.race_now') })}
        </a>
      )}
      <a class="skip" href="#content">
        {t('site.skip')}
      </a>
      <UpdateBar />
      <Masthead path={path} />
      <main id="content" tabIndex={-1}>
        {screen}
      </main>
    </>
  );
}
