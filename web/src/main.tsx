import { render } from 'preact';
import { App } from './App';
import { lookMeUp } from './api/me';
import { preferredLanguage, useLanguage } from './i18n';
import './ui/fonts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/theme';
import { startServiceWorker } from './ui/update';

await useLanguage(preferredLanguage());
render(<App />, document.getElementById('app')!);
void lookMeUp();
void startServiceWorker();
