import { expect, test } from 'vitest';
import { propTypes } from '../../../../../stories/docs/component/propTypes';

/** What react-docgen notes of a component, with one prop of each type. */
const componentWith = (types: readonly string[]) =>
  Object.assign(() => null, {
    __docgenInfo: {
      description: '',
      props: Object.fromEntries(
        types.map((raw) => [raw, { required: false, description: '', tsType: { name: 'union', raw } }]),
      ),
    },
  });

test('a type is written as a reader needs it: without readonly, undefined and promises of anything', () => {
  const expected = {
    'readonly Option[]': 'Option[]',
    "ReadonlyArray<Pick<Session, 'id'>>": "Pick<Session, 'id'>[]",
    'Readonly<Record<string, string>> | undefined': 'Record<string, string>',
    'undefined | readonly string[]': 'string[]',
    '(id: string) => Promise<unknown>': '(id: string) => Promise',
    '((id: string) => unknown) | undefined': '((id: string) => void)',
    "'wide' | 'narrow' | undefined": "'wide' | 'narrow'",
  };
  const rows = propTypes((comment) => comment)(componentWith(Object.keys(expected))) ?? {};
  const written = Object.entries(rows).map(([raw, { table }]) => [raw, table?.type?.summary]);
  expect(Object.fromEntries(written)).toEqual(expected);
});

test('an optional boolean is a boolean, as a toggle needs it', () => {
  const { fullWidth } =
    propTypes((comment) => comment)(
      Object.assign(() => null, {
        __docgenInfo: {
          description: '',
          props: {
            fullWidth: {
              required: false,
              description: '',
              tsType: {
                name: 'union',
                raw: 'boolean | undefined',
                elements: [{ name: 'boolean' }, { name: 'undefined' }],
              },
            },
          },
        },
      }),
    ) ?? {};
  expect(fullWidth?.type).toMatchObject({ name: 'boolean', required: false });
});
