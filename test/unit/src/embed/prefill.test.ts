import { describe, expect, it } from 'vitest';
import { checkedPrefill, prefillFragment, readPrefill } from '../../../../src/embed/prefill';
import { eachRow } from '../../../eachRow';

const amara = { firstName: 'Amara', lastName: 'Osei', email: 'amara@example.com', company: 'Tide & Co, 50%' };
const fragmentOf = (value: unknown) => `#prefill=${encodeURIComponent(JSON.stringify(value))}`;

describe('what a page knows of its visitor', () => {
  it('goes through the fragment and back', () => {
    expect(readPrefill(prefillFragment(amara))).toEqual(amara);
  });

  it('says nothing but the four texts, on one line each, and takes no others', () => {
    const fragment = fragmentOf({
      firstName: ' Amara\n\u2028Efua ',
      lastName: 7,
      email: ['a@example.com'],
      token: 'or_1',
    });
    expect(readPrefill(fragment)).toEqual({ firstName: 'Amara Efua' });
  });

  eachRow([
    ['too long', { firstName: 'a'.repeat(101) }],
    ['nothing', {}],
    ['null', null],
    ['a list', ['Amara']],
    ['a text', 'Amara'],
  ])('%s says nothing', (_, value) => {
    expect(readPrefill(fragmentOf(value))).toBeUndefined();
  });

  eachRow(['', '#', '#prefill=', '#prefill=%', '#prefill={', '#section', `#prefill=${'a'.repeat(5_000)}`])(
    'the fragment %j says nothing',
    (fragment) => {
      expect(readPrefill(fragment)).toBeUndefined();
    },
  );

  it('changes no prototype (FAULTS A23)', () => {
    const fragment = `#prefill=${encodeURIComponent('{"__proto__":{"email":"x@evil.example"},"constructor":{"prototype":{"company":"Evil"}}}')}`;
    expect(readPrefill(fragment)).toBeUndefined();
    expect(({} as { email?: string }).email).toBeUndefined();
    expect(({} as { company?: string }).company).toBeUndefined();
  });
});

it('A23: reads no member of a prototype', () => {
  expect(checkedPrefill(Object.create({ firstName: 'Ada' }))).toEqual({});
});
