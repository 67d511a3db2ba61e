import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, guestAuthorization, providerAuthorization } from '../../../../src/client';
import { eachRow } from '../../../eachRow';

test('a guest has a token', () => {
  expect(guestAuthorization('g-123')).toBe('Guest token="g-123"');
});

test('a provider has a key and a secret, or the id of its member', () => {
  expect(providerAuthorization({ provider: 'linkedin', key: 'k', secret: 's' })).toBe(
    'Provider provider="linkedin", key="k", secret="s"',
  );
  expect(providerAuthorization({ provider: 'facebook', memberId: '77' })).toBe(
    'Provider provider="facebook", memberId="77"',
  );
});

test('quotes and backslashes stay inside their parameter', () => {
  expect(guestAuthorization('a", admin="1')).toBe('Guest token="a\\", admin=\\"1"');
  expect(guestAuthorization('a\\')).toBe('Guest token="a\\\\"');
});

describe('what no header can carry is refused, and never repeated in the words', () => {
  eachRow([
    'secret\r\nX-Admin: 1',
    'secret\n',
    '\rsecret',
    'secret\0',
    'secret\u007f',
    'secrét',
    'secret\u2028',
  ])('%j', (secret) => {
    for (const make of [
      () => guestAuthorization(secret),
      () => providerAuthorization({ provider: 'twitter', key: 'k', secret }),
      () => providerAuthorization({ provider: 'twitter', memberId: secret }),
    ]) {
      expect(make).toThrow(ApiError);
      expect(make).toThrow(/^(token|secret|memberId) has characters that no header can carry$/);
    }
  });

  test('nor what is missing', () => {
    expect(() => guestAuthorization('')).toThrow('token is missing');
    expect(() => providerAuthorization({ provider: 'stripe', key: '', secret: 's' })).toThrow(
      'key is missing',
    );
  });
});

test('whatever it is made of, it is one header of these parameters', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (key, secret) => {
      let header: string;
      try {
        header = providerAuthorization({ provider: 'linkedin', key, secret });
      } catch (error) {
        return error instanceof ApiError && error.kind === 'unsent';
      }
      const [, ...found] =
        /^Provider provider="linkedin", key="((?:[^"\\]|\\.)*)", secret="((?:[^"\\]|\\.)*)"$/.exec(header) ??
        [];
      const read = found.map((value) => value.replace(/\\(.)/g, '$1'));
      return (
        new Headers({ Authorization: header }).get('Authorization') === header &&
        read.join() === [key, secret].join()
      );
    }),
  );
});
