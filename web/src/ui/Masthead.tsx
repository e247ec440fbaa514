import { useEffect, useRef } from 'preact/hooks';
import { me } from '../api/me';
import { chooseLanguage, language, languages, t, type Language } from '../i18n';
import { Icon } from './Icon';
import { Logo } from './Logo';
import './masthead.css';
import { shownName } from './names';
import { Link } from './router';
import { chooseTheme, theme } from './theme';

const pages = [
  { to: '/', key: 'site.nav_race', isHere: (path: string) => /^\/($|race|host|join)/.test(path) },
  { to: '/leagues', key: 'site.nav_leagues', isHere: (path: string) => path.startsWith('/leagues') },
  { to: '/circuits', key: 'site.nav_circuits', isHere: (path: string) => path.startsWith('/circuits') },
  { to: '/workshop', key: 'site.nav_workshop', isHere: (path: string) => path === '/workshop' },
  { to: '/rules', key: 'site.nav_rules', isHere: (path: string) => path.startsWith('/rules') },
  { to: '/replay', key: 'site.nav_replays', isHere: (path: string) => path.startsWith('/replay') },
] as const;

export function Masthead({ path }: { path: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen: the page one is on is in view.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && here) nav.current.scrollLeft = here.offsetLeft - nav.current.clientWidth / 2;
  }, [path]);
  const name = me.value ? shownName(me.value.name) : t('site.guest');
  return (
    <header class="masthead double-rule">
      <Link to="/" class="masthead-name">
        <Logo />
        <span>{t('site.name')}</span>
      </Link>
      <nav class="masthead-nav scroll-row" ref={nav} aria-label={t('site.nav_label')}>
        {pages.map((page) => (
          <Link key={page.to} to={page.to} current={page.isHere(path)}>
            {t(page.key)}
          </Link>
        ))}
      </nav>
      <div class="masthead-self">
        <Link to="/account" class="masthead-account" current={path === '/account'}>
          <Icon name="person" />
          <span class="masthead-person">{name}</span>
        </Link>
        <LanguageMenu />
        <ThemeButton />
      </div>
    </header>
  );
}

export function LanguageMenu() {
  return (
    <select
      class="masthead-language"
      aria-label={t('site.language')}
      value={language.value}
      onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
    >
      {Object.entries(languages).map(([code, label]) => (
        <option key={code} value={code} lang={code}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function ThemeButton() {
  const isDark = theme.value === 'dark';
  const label = t(isDark ? 'site.to_light' : 'site.to_dark');
  return (
    <button
      type="button"
      class="masthead-theme"
      title={label}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} label={label} size={20} />
    </button>
  );
}
