import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

describe('safeUrl', () => {
  eachRow([
    ['https://host.example/path?q=1#part', 'https://host.example/path?q=1#part'],
    ['  https://host.example  ', 'https://host.example/'],
    ['HTTPS://HOST.example/A', 'https://host.example/A'],
    ['https://host.example:8443/', 'https://host.example:8443/'],
    ['https://host.example/@someone', 'https://host.example/@someone'],
    ['https://host.example/?to=a@b.example', 'https://host.example/?to=a@b.example'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['http://localhost:6006/x', 'http://localhost:6006/x'],
    ['http://127.0.0.1/x', 'http://127.0.0.1/x'],
    ['http://[::1]:3000/', 'http://[::1]:3000/'],
    ['mailto:help@northlight.example', 'mailto:help@northlight.example'],
    ['mailto:help@northlight.example?subject=Order', 'mailto:help@northlight.example?subject=Order'],
  ])('lets %s through', (address, expected) => {
    expect(safeUrl(address)).toBe(expected);
  });

  eachRow([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    [' javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['javascript://host.example/%0aalert(1)'],
    ['vbscript:msgbox(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['blob:https://host.example/1'],
    ['file:///etc/passwd'],
    ['about:blank'],
    ['filesystem:https://host.example/x'],
    ['http://host.example/'],
    ['http://localhost.evil.example/'],
    ['ftp://host.example/'],
    ['tel:+15550100'],
    ['//host.example'],
    ['/\\host.example'],
    ['\\\\host.example'],
    ['\\/host.example'],
    ['https:\\\\host.example'],
    ['https:host.example'],
    ['https:/host.example'],
    ['https:///host.example'],
    ['https://user@host.example/'],
    ['https://user:word@host.example/'],
    ['https://@host.example/'],
    ['https://host.example@evil.example/'],
    ['https://'],
    ['mailto:'],
    ['mailto:nobody'],
    ['/orders/1'],
    ['orders/1'],
    ['?q=1'],
    ['#part'],
    [''],
    ['   '],
  ])('keeps %j out', (address) => {
    expect(safeUrl(address)).toBeNull();
  });

  eachRow([[null], [undefined], [7], [{}], [['https://host.example']], [new URL('https://host.example')]])(
    'keeps %s out, which is not text',
    (value) => {
      expect(safeUrl(value)).toBeNull();
    },
  );

  describe('with paths allowed', () => {
    const allow = ['https:', 'relative'];

    eachRow([
      ['/', '/'],
      ['/orders/1?a=b#c', '/orders/1?a=b#c'],
      ['/a/../b', '/b'],
    ])('lets %s through', (address, expected) => {
      expect(safeUrl(address, { allow })).toBe(expected);
    });

    eachRow([
      ['//host.example'],
      ['///host.example'],
      ['/\\host.example'],
      ['/\t/host.example'],
      ['/\n/host.example'],
      ['/.//host.example'],
      ['/a/..//host.example'],
      ['orders/1'],
    ])('keeps %j out', (address) => {
      expect(safeUrl(address, { allow })).toBeNull();
    });
  });

  it('takes only what the caller allows', () => {
    expect(safeUrl('mailto:a@b.example', { allow: ['https:'] })).toBeNull();
    expect(safeUrl('https://host.example', { allow: ['mailto:'] })).toBeNull();
    expect(safeUrl('http://localhost', { allow: ['mailto:'] })).toBeNull();
    expect(safeUrl('http://host.example', { allow: ['http:'] })).toBe('http://host.example/');
    expect(safeUrl('tel:+15550100', { allow: ['tel:'] })).toBe('tel:+15550100');
  });

  eachRow([['javascript:'], ['data:'], ['blob:'], ['vbscript:'], ['file:']])(
    'never takes %s, even when asked to',
    (scheme) => {
      expect(safeUrl(`${scheme}x`, { allow: [scheme] })).toBeNull();
    },
  );
});

it.each([
  ['a tab', 'https://ex\tample.com/'],
  ['a line break', 'https://example.com/a\nb'],
  ['a separator of lines', 'https://example.com/a\u2028b'],
  ['a backslash', 'https://example.com\\path'],
  ['a name before the host', 'https://example.com@evil.example/'],
  ['a name before a number', 'tel://name@evil.example'],
])('A06: an address with %s is none', (_, address) =>
  expect(safeUrl(address, { allow: ['https:', 'tel:'] })).toBeNull(),
);
