// node compress.mjs FOLDER: beside every file of text, and every module, its shorter forms .br and .gz, which the server sends to whom
// they please. Small files gain nothing.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ENDINGS = /\.(board|css|html|js|json|map|md|svg|txt|wasm|webmanifest)$/;
const LEAST_BYTES = 1024;

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (!ENDINGS.test(path) || statSync(path).size < LEAST_BYTES) continue;
  const bytes = readFileSync(path);
  const hint = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: hint }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
