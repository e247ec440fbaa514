// Tells the service worker which files the site is made of: their list is put into sw.js when the site is built.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of public/ without which nothing works off-line. The drawings come when they are used, or when all is quiet. */
const fixed = ['icon.svg', 'manifest.webmanifest', 'boards/index.json'];

/** Faces for scripts that none of our languages is written in, old formats and the coach are left to be fetched if
 * ever wanted. */
export function isPrecached(file: string): boolean {
  if (/\/coach-[^/]*\.wasm$/.test(file)) return false;
  if (file === 'sw.js' || file.endsWith('.map') || file.endsWith('.woff')) return false;
  return !/-(cyrillic|greek|vietnamese|latin-ext)/.test(file);
}

export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const present = fixed.filter((file) => existsSync(join(publicDir, file)));
      const files = [...Object.keys(bundle).filter(isPrecached), ...present].sort();
      // Names of built files hold their digests; the others, and the page itself, are read.
      const digest = createHash('sha256').update(files.join('\n'));
      for (const file of present) digest.update(readFileSync(join(publicDir, file)));
      const page = bundle['index.html'];
      if (page?.type === 'asset') digest.update(page.source);
      worker.code = worker.code
        .replaceAll('__PRECACHE__', JSON.stringify(files.map((file) => `/${file}`)))
        .replaceAll('__VERSION__', JSON.stringify(digest.digest('hex').slice(0, 12)));
    },
  };
}
