import type { EmailBlock, EmailPlaceholder, EmailRendering, OrganizerEvent } from '../../../../src/contract';
import { Refusal, type Db } from '../../../db';
import type { Registration } from './audience';
import { audienceOf } from './audience';
import { eventSender } from '../../emailDomains/rules';
import { httpsOf, malformed } from '../../../rules/fields';

/** What one reads, and what one sees. */
export interface EmailContent {
  subject: string;
  blocks: EmailBlock[];
}

type Values = Record<string, string>;

const days = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all else that an email to one of thousands needs. */
function dayIn(timeZone: string): Intl.DateTimeFormat {
  const known = days.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' });
  days.set(timeZone, known);
  return known;
}

/** What is filled in for the holder of a ticket. */
function valuesFor(
  event: OrganizerEvent,
  { firstName, lastName, email, ...ticket }: Omit<Registration, 'status' | 'date' | 'ticketTypeId'>,
): Values {
  return {
    firstName,
    lastName,
    email,
    ticketName: ticket.ticketName,
    ticketNumber: ticket.ticketId,
    orderNumber: ticket.orderId,
    eventName: event.name,
    eventDate: dayIn(event['time-zone-id']).format(Date.parse(event['start-date'])),
    venueName: event.venue.name,
    venueAddress: [event.venue.address, event.venue.city].filter(Boolean).join(', '),
  };
}

const invented = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  ticketName: 'Ticket',
  ticketId: 'T-1',
  orderId: 'O-1',
};

const examplesFor = (db: Db, event: OrganizerEvent): Values =>
  valuesFor(event, audienceOf(db, event.id, {}).at(-1) ?? invented);

export const placeholdersOf = (db: Db, event: OrganizerEvent): EmailPlaceholder[] =>
  Object.entries(examplesFor(db, event)).map(([name, example]) => ({ name, example }));

/** Refuses with 4000 placeholders there are not, and addresses that are not https. Drafts may be unfinished. */
export function checkedContent(db: Db, event: OrganizerEvent, content: EmailContent): EmailContent {
  const known = new Set(Object.keys(examplesFor(db, event)));
  const check = (field: string, text: string) => {
    for (const [, name = ''] of text.matchAll(/\{\{(.*?)\}\}/g))
      if (!known.has(name.trim())) throw malformed(field, `{{${name}}} is no placeholder.`);
    return text.trim();
  };
  return {
    subject: check('subject', content.subject),
    blocks: content.blocks.map(({ kind, text, url }, index) => {
      const at = `blocks[${index}]`;
      const leads = kind === 'BUTTON' || kind === 'IMAGE';
      if (url !== undefined && !leads) throw malformed(`${at}.url`, 'Only buttons and images have one.');
      return {
        kind,
        ...(text === undefined ? {} : { text: check(`${at}.text`, text) }),
        ...(url === undefined || url === '' ? {} : { url: httpsOf(`${at}.url`, url) }),
      };
    }),
  };
}

/** Refuses with 4022 what can't go out. */
export function checkFinished({ subject, blocks }: EmailContent): void {
  if (!subject) throw new Refusal(4022, 'It has no subject.');
  if (!blocks.some(({ kind }) => kind !== 'DIVIDER')) throw new Refusal(4022, 'It has no content.');
  for (const { kind, text, url } of blocks) {
    if (kind !== 'DIVIDER' && !text) throw new Refusal(4022, `A ${kind} has no text.`);
    if ((kind === 'BUTTON' || kind === 'IMAGE') && !url) throw new Refusal(4022, `A ${kind} has no address.`);
  }
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => values[name.trim()] ?? '');

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function htmlOf({ kind, url = '' }: EmailBlock, message: string): string {
  const text = escape(message);
  switch (kind) {
    case 'HEADING':
      return `<h2>${text}</h2>`;
    case 'TEXT':
      return `<p>${text.replaceAll('\n', '<br>')}</p>`;
    case 'BUTTON':
      return `<p><a href="${escape(url)}">${text}</a></p>`;
    case 'IMAGE':
      return `<p><img src="${escape(url)}" alt="${text}"></p>`;
    case 'DIVIDER':
      return '<hr>';
  }
}

/** The subject as one reader gets it; an example's without one. */
export const subjectFor = (db: Db, event: OrganizerEvent, subject: string, reader?: Registration): string =>
  fill(subject, reader ? valuesFor(event, reader) : examplesFor(db, event));

/** An email as one reader gets it; an example's without one. */
export function renderEmail(
  db: Db,
  event: OrganizerEvent,
  { subject, blocks }: EmailContent,
  reader?: Registration,
): EmailRendering {
  const values = reader ? valuesFor(event, reader) : examplesFor(db, event);
  const { fromEmail, fromName } = eventSender(db, event.id);
  const parts = blocks.map((block) => ({ block, text: fill(block.text ?? '', values) }));
  return {
    sender: { fromEmail, fromName },
    subject: fill(subject, values),
    html: parts.map(({ block, text }) => htmlOf(block, text)).join(''),
    text: parts
      .map(({ block: { kind, url }, text }) => (kind === 'BUTTON' ? `${text}: ${url ?? ''}` : text))
      .filter(Boolean)
      .join('\n\n'),
  };
}
