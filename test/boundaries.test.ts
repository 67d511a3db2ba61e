import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entries } from '../scripts/entries.mjs';
import { methodNamedIn, namedElsewhere, problemsOf, type Project } from './boundaries';
import { eachRow } from './eachRow';

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
/** Part of what is built, and so installed by nobody (decision 57); their licences go along. */
const bundled = ['@cfworker/json-schema', 'calendar-link', 'culori', 'idb-keyval', 'papaparse', 'rou3'];
const shipped = new Set([
  ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ...bundled,
]);
const project: Project = {
  shipped,
  installed: new Set([...shipped, ...Object.keys(manifest.devDependencies)]),
  own: [...entries.map(({ specifier }) => specifier), 'boxoffice/styles.css', 'boxoffice/organizer.css'],
  methods: new Set(
    readdirSync('src/payments', { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'ui' ? entry.name : [],
    ),
  ),
};

/** Every source file of a folder, relative to the repository. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(dist|node_modules)\//.test(file));

/** Built by the host app's tool, not part of it. */
const tooling = new Set(['host-app/vite.config.ts']);

eachRow(['src', 'mocks', 'stories', 'host-app'])('%s imports only what its layers may', (folder) => {
  const files = filesIn(folder).filter((file) => !tooling.has(file));
  expect(files.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8'), project))).toEqual([]);
});

describe('a method of payment is its folder and its line in a list', () => {
  const named = filesIn('src').flatMap((file) => {
    const found = methodNamedIn(file, readFileSync(file, 'utf8'));
    return found ? [{ file, ...found }] : [];
  });

  test('nothing else names one, but for what the requirements call so', () => {
    expect(named.filter(({ allowance }) => allowance === null)).toEqual([]);
  });
  test('nothing is allowed to that does not', () => {
    const used = new Set(named.map(({ allowance }) => allowance));
    expect(Object.keys(namedElsewhere).filter((path) => !used.has(path))).toEqual([]);
  });
  test('a name in the core is reported', () => {
    expect(methodNamedIn('src/hooks/order/a.ts', `if (method === 'paypal') leave();`)).toEqual({
      name: 'paypal',
      allowance: null,
    });
    expect(methodNamedIn('src/payments/ui/a.ts', `const createStripe = 1;`)?.name).toBe('Stripe');
    expect(methodNamedIn('src/payments/paypal/ui/a.ts', `const id = 'paypal';`)).toBeNull();
  });
});

describe('a forbidden import is reported', () => {
  eachRow([
    ['src/contract/a.ts', `import { step } from '../domain';`, 'contract may not import domain'],
    ['src/theme/a.ts', `export * from '../i18n';`, 'theme may not import i18n'],
    ['src/domain/order/a.ts', `import { errorCodes } from '../../contract';`, 'only types of contract'],
    ['src/domain/a.ts', `import { type Minor, errorCodes } from '../contract';`, 'only types of contract'],
    [
      'src/headless/a.tsx',
      `const late = () => import('../themed/kit/Button');`,
      'headless may not import themed',
    ],
    ['src/themed/a.tsx', `import type { useOrder } from '../hooks';`, 'themed may not import hooks'],
    ['src/themed/a.tsx', `import { stripe } from '../payments';`, 'only types of payments'],
    ['src/widget/a.tsx', `import { createClient } from '../client';`, 'widget may not import client'],
    ['src/widget/a.tsx', `import { world } from '../../mocks';`, 'widget may not import mocks'],
    ['src/entries/index.ts', `export * from '../../mocks';`, 'production code has no fakes'],
    ['src/entries/index.ts', `export * from '../widget';\nexport const version = 1;`, 're-exports'],
    ['src/payments/stripe/a.ts', `import { free } from '../free/free';`, 'never imports another'],
    ['src/payments/stripe/a.ts', `import { free } from '../free';`, 'never imports another'],
    ['src/payments/stripe/ui/a.ts', `import { Qr } from '../../bitcoin/ui/Qr';`, 'never imports another'],
    [
      'src/widget/a.ts',
      `import { stripe } from '../payments/stripe/stripePayment';`,
      'by what hands it out alone',
    ],
    [
      'src/payments/ui/a.ts',
      `import { stripe } from '../stripe/stripePayment';`,
      'by what hands it out alone',
    ],
    ['src/payments/stripe/a.ts', `import { useOrder } from '../../hooks';`, 'payments may not import hooks'],
    ['src/hooks/a.ts', `import { readyWith } from '../payments/ui/paymentOption';`, 'payments/ui'],
    [
      'mocks/areas/orders/a.ts',
      `import { createClient } from '../../../src/client';`,
      'only types of client',
    ],
    ['mocks/areas/orders/a.ts', `import { readFile } from 'node:fs';`, 'node:fs is not declared'],
    [
      'mocks/areas/orders/a.ts',
      `import { startHttpBackend } from '../../http/startHttpBackend';`,
      'may not import mocks/http',
    ],
    [
      'mocks/areas/orders/a.ts',
      `import { useOrder } from '../../../src/hooks';`,
      'mocks may not import hooks',
    ],
    ['host-app/a.tsx', `import { Button } from '../src/themed';`, 'host-app may not import themed'],
    ['host-app/a.tsx', `import { Button } from 'boxoffice/src/themed';`, 'offers no such thing'],
    ['src/embed/channel.ts', `import { openFrame } from './host/a';`, 'embed may not import embed/host'],
    ['src/embed/host/a.ts', `import { say } from '../frame/a';`, 'embed/host may not import embed/frame'],
    [
      'src/embed/host/a.ts',
      `import { TicketWidget } from '../../widget';`,
      'embed/host may not import widget',
    ],
    ['src/embed/element/a.ts', `import { lazy } from 'react';`, 'runs without React'],
    ['src/domain/a.ts', `import { useMemo } from 'react';`, 'runs without React'],
    ['src/hooks/a.ts', `import { map } from 'lodash';`, 'lodash is not declared'],
    ['src/hooks/a.ts', `import { readFileSync } from 'node:fs';`, 'node:fs is not declared'],
    ['src/hooks/a.ts', `import { expect } from 'vitest';`, 'vitest is not declared'],
    ['src/themed/a.tsx', `import { style } from '@vanilla-extract/css';`, 'belong into a .css.ts'],
    ['src/hooks/a.ts', `type World = import('../../test/boundaries').Import;`, 'hooks may not import test'],
  ])('%s: %s', (path, source, why) => {
    expect(problemsOf(path, source, project)).toEqual([expect.stringContaining(why)]);
  });
});

test('an allowed import is not', () => {
  const allowed = [
    [
      'src/domain/a.ts',
      `import type { Minor } from '../contract';\nimport { type Minor as M } from '../contract';`,
    ],
    ['src/domain/agenda/a.ts', `export const titleOf = ({ location }: { location: string }) => location;`],
    ['src/themed/a.ts', `export const width = () => window.innerWidth;`],
    ['src/payments/stripe/a.ts', `import { loadScript } from '../loadScript';\nimport { b } from './b';`],
    ['src/payments/index.ts', `export { free } from './free';\nexport { stripe } from './stripe';`],
    ['src/entries/testing.ts', `export * from '../../mocks/gateways';`],
    [
      'src/themed/kit/a.css.ts',
      `import { style } from '@vanilla-extract/css';\nimport { vars } from '../../theme';`,
    ],
    ['host-app/a.tsx', `import 'boxoffice/styles.css';\nimport { worker } from 'boxoffice/mocks/browser';`],
  ] as const;
  expect(allowed.flatMap(([path, source]) => problemsOf(path, source, project))).toEqual([]);
});
