import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, typoHint } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';
import { ratio } from '../../../../ratio';

describe('isEmail (000 §5: local part, at sign, domain or bracketed IP address)', () => {
  eachRow([
    'amara@tidewater.studio',
    'a.b+tickets@example.co.uk',
    "o'neil@example.org",
    '"a b"@example.org',
    'amara@[192.168.0.1]',
    'amara@müller.example',
    'josé@correo.example',
    'a@xn--mller-kva.example',
    'a@b.co',
  ])('%s', (address) => expect(isEmail(address)).toBe(true));

  eachRow([
    '',
    'amara',
    'amara@',
    '@example.org',
    'amara@tidewater',
    'amara@example..org',
    'amara@-example.org',
    '.amara@example.org',
    'amara.@example.org',
    'amara@[300.1.1.1]',
    'amara@[1.2.3]',
    'amara osei@example.org',
    'amara@exam ple.org',
    ' amara@example.org',
    'a@b@c.org',
    'amara@example.o',
    'amara<script>@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('%s is none', (address) => expect(isEmail(address)).toBe(false));

  test('every address fast-check can think of, within the limit', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(address.length <= 254);
        expect(isEmail(address)).toBe(true);
      }),
    );
  });

  test('never one without an at sign', () => {
    fc.assert(fc.property(fc.string(), (text) => !isEmail(text.replaceAll('@', ''))));
  });

  test('hostile input is answered at once', () => {
    for (const attack of [
      'a.'.repeat(200_000),
      `a@${'a-'.repeat(120)}`,
      `"${'\\'.repeat(252)}`,
      `a@${'a.'.repeat(126)}`,
    ]) {
      const read = (text: string) => [isEmail(text), typoHint(text)];
      expect(
        ratio(
          () => read(attack),
          () => read('amara@gmail.com'),
          100,
        ),
      ).toBeLessThan(100);
    }
  });
});

describe('typoHint', () => {
  eachRow([
    ['amara@gmial.com', 'amara@gmail.com'],
    ['amara@gamil.com', 'amara@gmail.com'],
    ['amara@gmal.com', 'amara@gmail.com'],
    ['amara@gmaill.com', 'amara@gmail.com'],
    ['amara@gmail.con', 'amara@gmail.com'],
    ['amara@gmail.co', 'amara@gmail.com'],
    ['amara@hotmial.com', 'amara@hotmail.com'],
    ['amara@outlok.com', 'amara@outlook.com'],
    ['amara@yaho.com', 'amara@yahoo.com'],
    ['amara@iclould.com', 'amara@icloud.com'],
    ['Amara.Osei@GMIAL.COM', 'Amara.Osei@gmail.com'],
    ['amara@tidewater.con', 'amara@tidewater.com'],
  ])('%s → %s', (typed, meant) => expect(typoHint(typed)).toBe(meant));

  eachRow([
    'amara@gmail.com',
    'amara@mail.com',
    'amara@email.com',
    'amara@ymail.com',
    'amara@ms.com',
    'amara@web.de',
    'amara@tidewater.studio',
    'amara',
    '@gmial.com',
    '',
  ])('%j is left alone', (typed) => expect(typoHint(typed)).toBeNull());

  test('keeps what stands before the at sign', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const hint = typoHint(address);
        expect(hint === null || hint.startsWith(address.slice(0, address.lastIndexOf('@') + 1))).toBe(true);
      }),
    );
  });
});
