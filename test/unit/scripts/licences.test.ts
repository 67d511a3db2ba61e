import { expect, it } from 'vitest';
import { lockedPackages, withOtherLicences } from '../../../scripts/licences';

it('lets partners use what comes with the package', () => {
  expect(withOtherLicences(lockedPackages())).toEqual([]);
});

it('names a package whose licence asks more of partners, or is not stated', () => {
  expect(
    withOtherLicences({
      '': { license: 'UNLICENSED' },
      'node_modules/fine': { license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/tool': { license: 'GPL-3.0', dev: true },
      'node_modules/a/node_modules/@scope/viral': { license: 'GPL-3.0-only' },
      'node_modules/both': { license: 'MIT AND GPL-3.0-only' },
      'node_modules/silent': {},
    }),
  ).toEqual(['@scope/viral: GPL-3.0-only', 'both: MIT AND GPL-3.0-only', 'silent: no licence']);
});
