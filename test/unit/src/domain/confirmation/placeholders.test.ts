import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillAddress,
  fillPlaceholders,
  placeholderValues,
  type PlaceholderValues,
} from '../../../../../src/domain/confirmation';
import { confirmation } from '../../../../../stories/fixtures/orders';
import { eachRow } from '../../../../eachRow';

const values: PlaceholderValues = {
  firstName: 'Amara',
  lastName: 'Osei',
  prefix: 'Dr.',
  ticketEmail: 'amara@tidewater.studio',
  eventName: 'Northlight 2026',
  venueName: 'Harbour Hall',
  venueAddress: '1 Pier Road, Boston',
  eventUrl: 'https://northlight.example/2026',
};
const origin = 'https://tickets.example';
const names = Object.keys(values) as (keyof PlaceholderValues)[];

describe('a message with placeholders', () => {
  eachRow([
    ['Hello {{firstName}}', 'Hello Amara'],
    ['{{prefix}} {{firstName}} {{lastName}}', 'Dr. Amara Osei'],
    ['{{ ticketEmail }}', 'amara@tidewater.studio'],
    [
      '{{eventName}} at {{venueName}}, {{venueAddress}}',
      'Northlight 2026 at Harbour Hall, 1 Pier Road, Boston',
    ],
    ['{{eventUrl}}', 'https://northlight.example/2026'],
    ['{{firstName}}{{firstName}}', 'AmaraAmara'],
    ['{{unknown}} {{toString}} {{__proto__}}', '{{unknown}} {{toString}} {{__proto__}}'],
    ['{firstName} {{}} {{first name}} {{firstName', '{firstName} {{}} {{first name}} {{firstName'],
    ['{{{firstName}}}', '{Amara}'],
    ['', ''],
  ])('%j becomes %j', (message, filled) => {
    expect(fillPlaceholders(message, values)).toBe(filled);
  });

  it('is filled in once: values are never looked at again (FAULTS A03)', () => {
    const hostile = { ...values, firstName: '{{ticketEmail}}', lastName: '{{firstName}}' };
    expect(fillPlaceholders('{{firstName}} {{lastName}}', hostile)).toBe('{{ticketEmail}} {{firstName}}');
    const patterns = { ...values, firstName: '$& $1 $$' };
    expect(fillPlaceholders('{{firstName}}', patterns)).toBe('$& $1 $$');
  });

  it('comes out as its words and its values side by side, whatever the values are', () => {
    const parts = fc.array(
      fc.oneof(
        fc.record({ name: fc.constantFrom(...names) }),
        fc.record({ text: fc.string().map((text) => text.replace(/[{}]/g, '')) }),
      ),
    );
    const any = fc.record(Object.fromEntries(names.map((name) => [name, fc.string()])));
    fc.assert(
      fc.property(parts, any, (pieces, given) => {
        const all = given as PlaceholderValues;
        const message = pieces.map((piece) => ('name' in piece ? `{{${piece.name}}}` : piece.text)).join('');
        const filled = pieces.map((piece) => ('name' in piece ? all[piece.name] : piece.text)).join('');
        expect(fillPlaceholders(message, all)).toBe(filled);
      }),
    );
  });
});

describe('the address of a link', () => {
  eachRow([
    ['{{eventUrl}}', 'https://northlight.example/2026'],
    ['{{eventUrl}}/programme', 'https://northlight.example/2026/programme'],
    ['https://maps.example/?q={{venueAddress}}', 'https://maps.example/?q=1%20Pier%20Road%2C%20Boston'],
    ['/account?mail={{ticketEmail}}', '/account?mail=amara%40tidewater.studio'],
    [`${origin}/hi/{{firstName}}`, `${origin}/hi/Amara`],
    ['mailto:hello@northlight.example', 'mailto:hello@northlight.example'],
    ['http://maps.example/?q={{venueName}}', 'http://maps.example/?q=Harbour%20Hall'],
    ['javascript:alert(1)', null],
    ['{{firstName}}', null],
    ['//evil.example/{{firstName}}', null],
  ])('%j becomes %j', (address, filled) => {
    expect(fillAddress(address, values, origin)).toBe(filled);
  });

  eachRow([
    'https://evil.example/?mail={{ticketEmail}}&name={{firstName}}{{lastName}}{{prefix}}',
    'https://{{firstName}}.evil.example/{{ticketEmail}}',
    '{{eventUrl}}?mail={{ticketEmail}}&name={{firstName}}',
    'mailto:spy@evil.example?body={{ticketEmail}}{{firstName}}',
  ])('tells no other origin who somebody is: %s (FAULTS A03)', (address) => {
    const filled = fillAddress(address, values, origin) ?? '';
    expect(decodeURIComponent(filled)).not.toMatch(/Amara|Osei|Dr\.|tidewater/i);
  });

  eachRow([
    'javascript:alert(1)//',
    '//evil.example',
    '\\\\evil.example',
    'data:text/html,x',
    'https://u:p@evil.example',
  ])('is not begun by a value that leads elsewhere: %s', (eventUrl) => {
    expect(fillAddress('{{eventUrl}}', { ...values, eventUrl }, origin)).toBeNull();
  });

  it('begins with an address of the event that is not encrypted', () => {
    const eventUrl = 'http://northlight.example/2026';
    expect(fillAddress('{{eventUrl}}/programme', { ...values, eventUrl }, origin)).toBe(
      'http://northlight.example/2026/programme',
    );
  });

  it('of an event without one leads nowhere', () => {
    expect(fillAddress('{{eventUrl}}/programme', { ...values, eventUrl: '' }, origin)).toBeNull();
  });

  it('stays on its origin, and has no open end, whatever the values are', () => {
    const template = fc.constantFrom(
      '/a/{{firstName}}/b?c={{ticketEmail}}#{{eventName}}',
      '/{{firstName}}/{{lastName}}',
    );
    const any = fc.record(Object.fromEntries(names.map((name) => [name, fc.string({ unit: 'binary' })])));
    fc.assert(
      fc.property(template, any, (address, given) => {
        const filled = fillAddress(address, given as PlaceholderValues, origin);
        if (filled === null) return;
        expect(new URL(filled, origin).origin).toBe(origin);
        expect(filled).not.toMatch(/[\s<>"']/);
      }),
    );
  });
});

describe('what the placeholders stand for', () => {
  it('is taken from the buyer’s own ticket', () => {
    const [first, second] = confirmation.tickets;
    if (!first || !second) throw new Error('The fixture lost its tickets');
    const order = {
      ...confirmation,
      tickets: [second, { ...first, form: { ...first.form, prefix: 'Dr.' } }],
    };
    expect(placeholderValues(order)).toMatchObject({
      firstName: 'Amara',
      lastName: 'Osei',
      prefix: 'Dr.',
      ticketEmail: 'amara@tidewater.studio',
      eventName: 'Northlight 2026',
      venueName: 'Harbour Hall',
      venueAddress: '1 Pier Road, Boston',
    });
  });

  it('is the buyer where no ticket is left', () => {
    expect(placeholderValues({ ...confirmation, tickets: [] })).toMatchObject({
      firstName: 'Amara',
      lastName: 'Osei',
      prefix: '',
      ticketEmail: 'amara@tidewater.studio',
    });
  });
});
