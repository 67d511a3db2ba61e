// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, authRedirect, createClient, redirectTarget } from '../../../../src/client';
import { onSignInNeeded } from '../../../../src/client/signInNeeded';
import { endpoint } from '../../../../src/contract/endpoint';
import { AUTH_REQUIRED, type Failure } from '../../../../src/contract/errorCodes';
import { fakedFetch, json } from './faked';
import { afterEachRow, eachRow } from '../../../eachRow';

const getMembers = endpoint<{ params: { accountId: string }; ok: unknown }>()({
  method: 'GET',
  path: '/accounts/:accountId/members',
  base: 'v1',
});
const refusal = (failure: Failure | null) => new ApiError('refused', 401, failure, 'refused');
const needsSignIn = (code = AUTH_REQUIRED) => refusal({ code: 4001, error: { 'error-code': code } });
const visit = (address: string) => {
  history.replaceState(null, '', address);
};
/** Where a failure of a call of account 77 leads. */
function follow(error: ApiError, options: Omit<NonNullable<Parameters<typeof authRedirect>[0]>, 'go'> = {}) {
  const go = vi.fn();
  authRedirect({ ...options, go })(error, getMembers, { accountId: '77' });
  return go.mock.calls.map(([address]) => address as string);
}

afterEachRow(() => {
  visit('/');
});

/** FAULTS F71. */
describe('the auth error code', () => {
  test('leads to the account’s page and says where from', () => {
    visit('/77/events/1001?tab=orders&q=a%26b#top');
    expect(follow(needsSignIn())).toEqual([
      '/77?redirectTo=%2F77%2Fevents%2F1001%3Ftab%3Dorders%26q%3Da%2526b',
    ]);
    expect(follow(needsSignIn(), { accountId: '42' })).toEqual([
      '/42?redirectTo=%2F77%2Fevents%2F1001%3Ftab%3Dorders%26q%3Da%2526b',
    ]);
  });

  test('F88: lets forms keep what was typed, before the page is left', () => {
    visit('/77/events/1001');
    const happened: string[] = [];
    const stop = onSignInNeeded(() => happened.push('kept'));
    authRedirect({ go: () => happened.push('left') })(needsSignIn(), getMembers, { accountId: '77' });
    stop();
    expect(happened).toEqual(['kept', 'left']);
  });

  test('leads back again, and only there', () => {
    visit('/77/events/1001?tab=orders');
    const [address = ''] = follow(needsSignIn());
    expect(redirectTarget(new URL(address, location.origin).searchParams.get('redirectTo'))).toBe(
      '/77/events/1001?tab=orders',
    );
  });

  test('is the host’s to name', () => {
    visit('/here');
    expect(follow(needsSignIn('E_LOGIN'))).toEqual([]);
    expect(follow(needsSignIn('E_LOGIN'), { code: 'E_LOGIN' })).toEqual(['/77?redirectTo=%2Fhere']);
  });

  eachRow<[string, ApiError]>([
    ['another code', needsSignIn('OTHER')],
    ['no error', refusal({ code: 4001 })],
    ['words', refusal({ code: 4001, error: AUTH_REQUIRED })],
    ['no failure', refusal(null)],
    ['no answer', new ApiError('network', 503, null, 'silent')],
  ])('%s leads nowhere', (_, error) => {
    visit('/here');
    expect(follow(error)).toEqual([]);
  });

  test('does not turn in circles on the page it leads to', () => {
    for (const address of ['/77?redirectTo=%2Fhere', '/77/', '/77']) {
      visit(address);
      expect(follow(needsSignIn())).toEqual([]);
    }
  });

  eachRow(['', '.', '..', 'a/b', '/evil.example', '\\evil.example', '%2Fevil.example', '\ud800'])(
    'leads nowhere for the account %j',
    (accountId) => {
      visit('/here');
      for (const address of follow(needsSignIn(), { accountId })) {
        // Nothing that is a slash, not even for who decodes it again and again.
        expect(decodeURIComponent(decodeURIComponent(address.split('?')[0] ?? ''))).toMatch(/^\/[^/\\]+$/);
      }
    },
  );

  test('a present address that could be misread is left out', () => {
    visit(`${location.origin}//evil.example/x`);
    expect(location.pathname).toBe('//evil.example/x');
    expect(follow(needsSignIn())).toEqual(['/77?redirectTo=%2F']);
  });

  describe('through the client', () => {
    const fetch = fakedFetch();

    test('the answer of any call does', async () => {
      visit('/here');
      const go = vi.fn();
      const client = createClient({ onFailure: authRedirect({ go }) });
      fetch.mockResolvedValue(json({ error: { 'error-code': 'AUTH_REQUIRED' } }, 401));
      await expect(client.call(getMembers, { params: { accountId: '77' } })).rejects.toThrow(ApiError);
      expect(go).toHaveBeenCalledExactlyOnceWith('/77?redirectTo=%2Fhere');
    });
  });
});

describe('an address from outside', () => {
  eachRow([
    ['/', '/'],
    ['/77/events?tab=a&x=%2F%2Fy#z', '/77/events?tab=a&x=%2F%2Fy#z'],
    ['/a/../b', '/b'],
    ['/events/%C3%A4 b', '/events/%C3%A4%20b'],
    ['/x?next=https://evil.example', '/x?next=https://evil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('%j is followed as %j', (value, target) => {
    expect(redirectTarget(value)).toBe(target);
  });

  eachRow([
    null,
    undefined,
    '',
    'events',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    'blob:http://localhost:3000/1',
    'vbscript:x',
    'file:///etc/passwd',
    'http://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http://localhost:3000/x',
    'https://localhost:3000@evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//localhost:3000/x',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\0/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    '/%252F/evil.example',
    '/%25252f/evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/a//evil.example',
    '/a%2F..%2F..%2Fevil.example',
    '//user:pass@localhost:3000/',
    '@evil.example',
    '?x',
    '#x',
  ])('%j is not', (value) => {
    expect(redirectTarget(value)).toBeNull();
  });

  test('is judged by the origin a server names', () => {
    expect(redirectTarget('/x', 'https://tickets.example')).toBe('/x');
    expect(redirectTarget('//tickets.example/x', 'https://tickets.example')).toBeNull();
    expect(redirectTarget('/x', 'null')).toBeNull();
    expect(redirectTarget('/x', 'file:///')).toBeNull();
  });

  test('never leaves, however often it is decoded', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5C',
      '%25',
      '2F',
      '%',
      '\t',
      '\n',
      '@',
      ':',
      'http',
      'evil.example',
      '?',
      '#',
      'a',
    );
    const origin = 'https://tickets.example';
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), fc.string(), (pieces, tail) => {
        let target = redirectTarget(`/${pieces.join('')}${tail}`, origin);
        if (target === null) return;
        target = target.replace(/[?#].*/s, '');
        for (let times = 0; times < 4; times += 1) {
          expect(new URL(target, origin).origin).toBe(origin);
          try {
            target = decodeURIComponent(target);
          } catch {
            return;
          }
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
