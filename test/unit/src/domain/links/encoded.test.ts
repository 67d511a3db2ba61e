import { expect, it } from 'vitest';
import { encoded, mailAddress } from '../../../../../src/domain';
import { communityAddress } from '../../../../../src/domain/confirmation';
import { invoicePreviewOf } from '../../../../../src/domain/registration';

/** What a backend leaves of a text that it cuts in the middle of a character. */
const half = 'a\ud83d';

it('a text in an address is encoded, and can’t become another kind of link', () => {
  expect(encoded('a b/?😀')).toBe('a%20b%2F%3F%F0%9F%98%80');
  expect(mailAddress('help@example.com?bcc=x@evil.example')).toBe(
    'mailto:help@example.com%3Fbcc%3Dx%40evil.example',
  );
});

it('F74: half a character breaks no screen that makes an address of it', () => {
  const hold = { orderTotal: 1, isPayByInvoice: true };
  const buyer = { token: 'or_1', email: half };
  expect([
    encoded(half),
    mailAddress(half),
    invoicePreviewOf(hold, { previewPbi: true, accountId: '7', eventId: half }),
    communityAddress('https://event.example/{email}', buyer),
  ]).toEqual([
    'a%EF%BF%BD',
    'mailto:a%EF%BF%BD',
    '/7/events/a%EF%BF%BD/invoicePreview?preview=true&type=payByInvoice',
    'https://event.example/a%EF%BF%BD?token=or_1',
  ]);
});
