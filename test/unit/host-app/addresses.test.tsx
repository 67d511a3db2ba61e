import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  decoded,
  isFramable,
  isOrganizersAddress,
  isReadable,
  locationOf,
  policyNameOf,
  ticketPath,
} from '../../../host-app/addresses.mjs';
import { pages } from '../../../host-app/src/pages';

const routeNames = new Map([
  ['/organizer/*', 'organizer'],
  ['/:accountId/events/:eventId/apps/agenda/:sessionId/edit', 'organizer'],
  ['/widgets/tickets/:eventId/:orderId/confirmationMessage/:token', 'confirmation'],
]);

/** What the host's router shows for an address, as a browser hands it over. */
function routedTo(address: string): string {
  const { pathname } = locationOf(address);
  if (ticketPath.test(pathname)) return 'tickets';
  return routeNames.get(matchRoutes(pages, pathname)?.at(-1)?.route.path ?? '') ?? 'other';
}

const organizerPages = ['/organizer', '/organizer/events/1001/orders', '/a1/events/1001/apps/agenda/s1/edit'];

/** The same page in another spelling: letter case, escapes, escaped escapes, a slash at the end. */
const spelling = fc
  .tuple(
    fc.constantFrom(...organizerPages),
    fc.array(fc.constantFrom('as it is', 'upper', 'escaped', 'escaped twice'), {
      minLength: 40,
      maxLength: 40,
    }),
    fc.constantFrom('', '/', '?a=b', '#c'),
  )
  .map(([page, signs, end]) => {
    const spelt = Array.from(page, (sign, index) => {
      const escaped = `%${sign.charCodeAt(0).toString(16)}`;
      const kind = sign === '/' ? 'as it is' : signs[index];
      if (kind === 'upper') return sign.toUpperCase();
      if (kind === 'escaped') return escaped;
      return kind === 'escaped twice' ? escaped.replace('%', '%25') : sign;
    });
    return spelt.join('') + end;
  });

describe('the organizer’s pages (FAULTS A30)', () => {
  it.each([
    ...organizerPages,
    '/ORGANIZER/events',
    '/Organizer',
    '/%6Frganizer/events',
    '/%6frgani%7Aer/events/1001/orders?tab=all',
    '/organizer/events/1001/orders/%2fx',
    '/organizer/%E0%A4%A',
    '/a1/EVENTS/1001/apps/AGENDA/s1/edit',
    '/a1/events/1001/%61pps/agenda/s1/edit/',
    '\\organizer\\events',
  ])('%s is one', (address) => expect(isOrganizersAddress(address)).toBe(true));

  it.each(['/', '/widgets/tickets/1001', '/widgets/tickets/1001?next=/organizer', '/organizers', '/embed'])(
    '%s is none',
    (address) => expect(isOrganizersAddress(address)).toBe(false),
  );

  it('are known in every spelling the router takes', () => {
    fc.assert(
      fc.property(spelling, (address) => {
        expect(isOrganizersAddress(address)).toBe(true);
        if (routedTo(address) === 'other') expect(address).toMatch(/%25/);
      }),
      { numRuns: 300 },
    );
    expect(routedTo('/%6Frganizer/events')).toBe('organizer');
    expect(routedTo('/ORGANIZER/events')).toBe('organizer');
  });
});

describe('the pages that partners frame (FAULTS A22)', () => {
  it.each([
    '/widgets/tickets/1001',
    '/widgets/tickets/caf%C3%A9/?locale=de#prefill=x',
    '/WIDGETS/tickets/1001',
    '/widgets/tickets/1001/NL26-1/confirmationMessage/or_1',
    '/stripe/return',
    '/stripe/return/index.html?payment_intent=pi_1',
    '/challenge.html?intent=pi_1',
    '/zooz/index.html',
    'https://tickets.example/widgets/tickets/1001',
  ])('%s is one', (address) => expect(isFramable(address)).toBe(true));

  it.each([
    '/',
    '',
    '*',
    '/sign-in',
    '/embed',
    '/77/events/1001/invoicePreview',
    '/widgets/tickets/',
    '/widgets/tickets/1001/NL26-1',
    '/x/widgets/tickets/1001',
    '//widgets/tickets/1001',
    '//x/widgets/tickets/1001',
    '/%77idgets/tickets/1001',
    '/widgets/tickets/%2e%2e/%2e%2e/organizer',
    '/organizer/?/widgets/tickets/1001',
    'https://tickets.example',
    'https://tickets.example/sign-in#/widgets/tickets/1001',
  ])('%s is none', (address) => expect(isFramable(address)).toBe(false));

  const piece = fc.constantFrom(
    ...['widgets', 'tickets', '1001', 'confirmationMessage', 'organizer', 'events', 'apps', 'agenda', 'edit'],
    ...['%2F', '%252F', '%2e%2e', '..', '.', '/', '/', '\\', '%5C', '%6F', '?', '#'],
  );

  it('are nothing else in any spelling, and none of them is the organizer’s', () => {
    const mixed = fc
      .tuple(
        fc.constantFrom('/', '/widgets/tickets/', '/widgets/tickets/1/2/confirmationMessage/', '/organizer/'),
        fc.array(piece, { maxLength: 9 }),
      )
      .map(([start, pieces]) => start + pieces.join(''));
    fc.assert(
      fc.property(mixed, (address) => {
        if (isFramable(address)) expect(routedTo(address)).not.toBe('organizer');
        if (routedTo(address) === 'organizer') expect(policyNameOf(address)).toBe('organizer');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('broken escapes', () => {
  it.each([
    ['/widgets/tickets/1001?q=%E0', true],
    ['/widgets/tickets/caf%C3%A9', true],
    ['/widgets/tickets/%E0%A4%A', false],
    ['/organizer/events/100%', false],
  ])('%s can be read: %s', (address, expected) => expect(isReadable(address)).toBe(expected));

  it('stay as they are', () => {
    expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
    expect(decoded('caf%C3%A9')).toBe('café');
  });
});
