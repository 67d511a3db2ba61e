// npm run tokens: writes what follows from the contract of tokens, the presets and their derived colours.
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated';

for (const { path, text } of await generatedFiles()) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), text);
  console.log(`wrote ${path}`);
}
