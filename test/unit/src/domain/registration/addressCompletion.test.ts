import { expect, it } from 'vitest';
import {
  addressQuery,
  addressValues,
  readSuggestions,
  type CompletedAddress,
} from '../../../../../src/domain/registration/addressCompletion';
import { eachRow } from '../../../../eachRow';

eachRow([
  ['', ''],
  ['  ab ', ''],
  ['abc', 'abc'],
  [' Pier   Road ', 'Pier Road'],
  ['銀座', ''],
  ['銀座四', '銀座四'],
])('looks, where %j is typed, for %j', (text, query) => {
  expect(addressQuery(text)).toBe(query);
});

it('lists each suggestion once, with words, and ten at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    text: ` ${index} Pier Road `,
  }));
  const listed = readSuggestions([{ id: 'blank', text: ' ' }, ...many.slice(0, 1), ...many]);
  expect(listed).toHaveLength(10);
  expect(listed[0]).toEqual({ id: '0', text: '0 Pier Road' });
});

const pier = { address1: ' 1 Pier Road ', city: 'Boston', state: 'MA', zip: '02110' };
eachRow([
  ['a country', { ...pier, country: 'US' }, { country: 'US' }],
  ['an excluded one', { ...pier, country: 'KP' }, { country: '' }],
  ['none there is', { ...pier, country: 'XX' }, { country: '' }],
] satisfies [string, CompletedAddress, object][])('with %s it puts in %j: %j', (_name, address, values) => {
  expect(addressValues(address, ['KP'])).toEqual({ ...pier, address1: '1 Pier Road', ...values });
});

it('empties what an address does not have, so that no region of another one stays, and leaves the country', () => {
  expect(addressValues({ address1: '5 Quay' }, undefined)).toEqual({
    address1: '5 Quay',
    city: '',
    state: '',
    zip: '',
  });
});
