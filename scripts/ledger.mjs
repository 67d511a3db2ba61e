// The ledger: which story or test shows which sentence of the requirements.
//   node scripts/ledger.mjs init <sentences.json>          begin, every sentence open
//   node scripts/ledger.mjs cover <id>[,<id>…] <ref>…      story:<story id> or test:<file>#<name>
//   node scripts/ledger.mjs reopen <id>[,<id>…]            forget what was said about it
//   node scripts/ledger.mjs not-shown|out-of-scope <id>[,<id>…] <reason>
//   node scripts/ledger.mjs open [<id prefix>]             what is still open
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatted } from './formatted.mjs';

const ledgerFile = fileURLToPath(new URL('../docs/spec-coverage.json', import.meta.url));
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function write(ledger) {
  writeFileSync(ledgerFile, await formatted(ledgerFile, JSON.stringify(ledger)));
}

/** True when a sentence says of itself that there is nothing to see. */
const saysUntested = (text) => /not shown( beyond this)?\.$/.test(text);

function begin(sentences) {
  return {
    sentences: sentences.rows.map(({ id, file, section, text }) => ({
      id,
      file,
      section,
      text,
      ...(saysUntested(text)
        ? { status: 'not-shown', refs: [], reason: 'The document says that it is not shown.' }
        : { status: 'open', refs: [] }),
    })),
  };
}

/** Changes the rows named by `ids`, which are joined by commas. */
async function change(ids, changed) {
  const ledger = read(ledgerFile);
  for (const id of ids.split(',')) {
    const row = ledger.sentences.find((sentence) => sentence.id === id);
    if (!row) throw new Error(`${id} is no sentence of the ledger`);
    delete row.reason;
    Object.assign(row, changed(row));
  }
  await write(ledger);
}

const [command, ids = '', ...args] = process.argv.slice(2);
switch (command) {
  case 'init':
    await write(begin(read(ids)));
    break;
  case 'cover':
    if (args.length === 0) throw new Error('say what shows it: story:<story id> or test:<file>#<name>');
    await change(ids, ({ refs }) => ({ status: 'covered', refs: [...new Set([...refs, ...args])] }));
    break;
  case 'reopen':
    await change(ids, () => ({ status: 'open', refs: [] }));
    break;
  case 'not-shown':
  case 'out-of-scope':
    if (args.length === 0) throw new Error('say why');
    await change(ids, () => ({ status: command, refs: [], reason: args.join(' ') }));
    break;
  case 'open':
    for (const { id, status, text } of read(ledgerFile).sentences)
      if (status === 'open' && id.startsWith(ids)) console.log(`${id}  ${text}`);
    break;
  default:
    throw new Error('commands: init, cover, reopen, not-shown, out-of-scope, open');
}
