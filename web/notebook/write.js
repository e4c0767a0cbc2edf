// Writes the symbols for notebooks: `python -m tools.web symbols`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('symbols.ts', import.meta.url)));
const place = new URL('../../src/tenderfoot/notebook/symbols.svg', import.meta.url);
writeFileSync(place, module.symbols());
