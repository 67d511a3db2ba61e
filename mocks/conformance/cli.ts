#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createClient } from '../../src/client';
import { endpoints } from '../faults';
import { checkBackend } from './checkBackend';
import { checkAuthorization } from './checkAuthorization';
import { checkSales } from './checkSafety';
import { checkTokens } from './checkTokens';
import type { Verdict } from './verdictOf';
import { readFixtures, type Fixtures } from './fixtures';
import { countsOf, junit } from './report';
import { signedIn } from './signedIn';

const usage = `boxoffice-contract <url>: which calls of a backend conform to Boxoffice's contract,
whether it lets strangers in, believes prices, does twice what came with one key and sells a ticket twice.

  --write               send calls that change something, too; without it only GETs are sent
  --header 'Name: value' who is signed in, e.g. --header 'Cookie: session=…' (repeatable)
  --other-header '…'    likewise, somebody of another account, who is to be refused (repeatable)
  --fixtures file.json  what your backend has instead of the examples' own (docs/backend.md)
  --set name=value      a parameter of your backend, e.g. --set eventId=42 (repeatable)
  --without name,name   calls your backend does not have
  --only name,name      ask only these
  --v1, --v2, --api     where the base prefixes live (/api/v1, /api/v2, /api)
  --junit file          write the verdicts as JUnit XML
  --json file           write the verdicts as JSON

Ends with 1 when a call differs from the contract, or is refused for no reason that the tool knows.`;

const names = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const pairsOf = (texts: readonly string[], separator: string) =>
  texts.map((text) => {
    const [name = '', ...rest] = text.split(separator);
    return [name.trim(), rest.join(separator).trim()] as const;
  });

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      header: { type: 'string', multiple: true, default: [] },
      'other-header': { type: 'string', multiple: true, default: [] },
      set: { type: 'string', multiple: true, default: [] },
      without: { type: 'string' },
      only: { type: 'string' },
      v1: { type: 'string', default: '/api/v1' },
      v2: { type: 'string', default: '/api/v2' },
      api: { type: 'string', default: '/api' },
      fixtures: { type: 'string' },
      junit: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [address] = positionals;
  if (values.help || !address || !URL.canParse(address)) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const known = new Set<string>(endpoints.values());
  const unknown = [...names(values.without), ...names(values.only)].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    console.error(`The contract has no call ${unknown.join(', ')}.`);
    return 2;
  }

  const fixtures = values.fixtures ? await fixturesOf(values.fixtures) : undefined;
  if (values.fixtures && !fixtures) return 2;

  const root = address.replace(/\/+$/, '');
  const bases = { v1: root + values.v1, v2: root + values.v2, api: root + values.api };
  const verdicts: Verdict[] = [];
  const stranger = createClient({ bases });
  const withHeaders = (headers: readonly string[]) =>
    signedIn(stranger, Object.fromEntries(pairsOf(headers, ':')));
  const set = Object.fromEntries(pairsOf(values.set, '='));
  const common = { write: values.write, values: set, fixtures, without: names(values.without) };
  const others = values['other-header'];
  const other = others.length > 0 ? withHeaders(others) : undefined;
  const safety = { ...common, stranger, eventId: set['eventId'] ?? fixtures?.params['eventId'] ?? '1001' };
  const checks = [
    ...(values.only ? [] : [checkSales(safety)]),
    checkBackend({
      ...common,
      client: withHeaders(values.header),
      isSignedIn: values.header.length > 0,
      ...(values.only ? { only: names(values.only) } : {}),
    }),
    ...(values.only ? [] : [checkTokens(safety), checkAuthorization({ ...safety, other })]),
  ];
  for (const check of checks)
    for await (const verdict of check) {
      verdicts.push(verdict);
      console.log(`${verdict.outcome.padEnd(9)} ${verdict.call}: ${verdict.because}`);
    }
  const counts = countsOf(verdicts);
  console.log(
    Object.entries(counts)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', '),
  );
  if (values.junit) await writeFile(values.junit, junit(verdicts, root));
  if (values.json) await writeFile(values.json, `${JSON.stringify(verdicts, null, 1)}\n`);
  return counts.differs + counts.refused > 0 ? 1 : 0;
}

/** The fixtures of a file; `undefined` when something is wrong with it, which is said. */
async function fixturesOf(file: string): Promise<Fixtures | undefined> {
  try {
    return readFixtures(await readFile(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`${file}: ${error.message}`);
    return undefined;
  }
}

process.exitCode = await main();
