import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessTokenCookie, accessTokens } from '../../../../../src/hooks';
import { blockedCookies, putBackCookies, replaceCookies, sandboxedCookies } from '../cookieJar';

afterEach(() => {
  accessTokens().remove();
  putBackCookies();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A cookie jar that keeps what it is given, and the words it was given in. */
function openJar() {
  const written: string[] = [];
  const jar = new Map<string, string>();
  replaceCookies({
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  });
  return { written, jar };
}

describe('the access token cookie (000 §4, §9)', () => {
  it('lasts 3650 days, is secure and of the path /', () => {
    const { written } = openJar();
    accessTokens().write('token-1');
    expect(written).toEqual([
      `${accessTokenCookie}=token-1; Path=/; Max-Age=${3650 * 86_400}; Secure; SameSite=Lax`,
    ]);
    expect(accessTokens().read()).toBe('token-1');
  });

  it('is for this host alone: the prefix refuses any other (FAULTS A18)', () => {
    expect(accessTokenCookie.startsWith('__Host-')).toBe(true);
  });

  it('crosses sites only inside a frame', () => {
    const { written } = openJar();
    vi.stubGlobal('parent', document.createElement('iframe'));
    accessTokens().write('token-1');
    expect(written[0]).toMatch(/; Secure; SameSite=None$/);
  });

  it('is removed with the attributes it was written with', () => {
    const { written, jar } = openJar();
    accessTokens().write('token-1');
    accessTokens().remove();
    expect(written[1]).toBe(`${accessTokenCookie}=; Path=/; Max-Age=0; Secure; SameSite=Lax`);
    expect(jar.size).toBe(0);
    expect(accessTokens().read()).toBeNull();
  });

  it('has the name the host gives it, beside other cookies', () => {
    const { jar } = openJar();
    jar.set('access', 'another');
    accessTokens('access-token').write('a=b; c');
    expect(jar.get('access-token')).toBe('a%3Db%3B%20c');
    expect(accessTokens('access-token').read()).toBe('a=b; c');
    expect(accessTokens().read()).toBeNull();
    accessTokens('access-token').remove();
  });

  it('F61: is kept in memory where cookies are dropped, until it is removed', () => {
    replaceCookies(blockedCookies);
    accessTokens().write('token-1');
    expect(accessTokens().read()).toBe('token-1');
    accessTokens().remove();
    expect(accessTokens().read()).toBeNull();
  });

  it('F61: is kept in memory where cookies throw', () => {
    replaceCookies(sandboxedCookies);
    accessTokens().write('token-1');
    expect(accessTokens().read()).toBe('token-1');
    accessTokens().remove();
    expect(accessTokens().read()).toBeNull();
  });

  it('leaves nothing in memory that the cookie has', () => {
    replaceCookies(blockedCookies);
    accessTokens().write('old');
    const { jar } = openJar();
    accessTokens().write('new');
    jar.clear();
    expect(accessTokens().read()).toBeNull();
  });
});
