import { describe, expect, it } from 'vitest';
import { ownerOf, showModules } from '../../../../scripts/loaded/modules.mjs';
import { eachRow } from '../../../eachRow';

describe('the bytes of a page by module', () => {
  eachRow([
    ['node_modules/react-dom/client.js', 'react-dom'],
    ['node_modules/a/node_modules/@radix-ui/react-select/dist/index.mjs', '@radix-ui/react-select'],
    ['src/themed/registration/questions/Question.tsx', 'src/themed/registration'],
    ['src/widget/TicketWidget.tsx', 'src/widget/TicketWidget'],
    ['host-app/src/main.tsx', 'host-app'],
    ['', 'bundler'],
  ])('%s is of %s', (source, owner) => {
    expect(ownerOf(source)).toBe(owner);
  });

  it('says small parts together', () => {
    expect(
      showModules([
        ['react-dom', 54_000],
        ['yup', 300],
        ['src/react', 100],
      ]),
    ).toBe(['   54.0 kB  react-dom', '    0.4 kB  2 smaller ones'].join('\n'));
  });
});
