import { render } from 'preact';
import { App } from './App';
import { preferredLanguage, useLanguage } from './i18n';
import './ui/fonts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/theme';

await useLanguage(preferredLanguage());
render(<App />, document.getElementById('app')!);
