import { confirmationMembers } from '../confirmation/shapes';
import { form } from '../order/shapes';
import {
  each,
  isCount,
  isFlag,
  isInstant,
  isText,
  list,
  maybe,
  must,
  oneOf,
  optional,
  or,
  record,
  type Reader,
} from '../../reading';
import { texts } from '../tickets/shapes';

/* What a buyer's own order reads: what nobody knows of is not offered. FAULTS F74. */

/** Nothing that waits, where it can't be helped. */
const orNull =
  (read: Reader): Reader =>
  (value, path, report) =>
    optional(read)(value, path, report) ?? null;

const transfer = record({
  ...each(or(isText, ''), 'firstName lastName emailAddress'),
  requestedDate: must(isInstant),
});

const answer = record({
  ...each(texts, 'id attributeKey'),
  submissionValues: list(texts, []),
  label: maybe(isText),
  texts: optional(list(texts)),
});

const ticket = record({
  ...each(texts, 'id ticketTypeId'),
  ...each(or(isText, ''), 'ticketName firstName lastName email'),
  status: or(oneOf('valid', 'blocked', 'cancelled'), 'blocked'),
  registration: list(answer, []),
  version: must(isCount),
  transfer: orNull(transfer),
});

const decision = record({
  kind: must(oneOf('transfer', 'cancellation')),
  status: must(oneOf('approved', 'declined', 'closed')),
  ticketId: orNull(texts),
  ...each(or(isText, ''), 'name note'),
  decidedDate: must(isInstant),
});

const nothingAllowed = { editAttendees: false, transfer: false, cancel: false };

export const myOrder = record({
  accessToken: texts,
  order: (value, path, report) => record(confirmationMembers(value))(value, path, report),
  form,
  tickets: list(ticket, []),
  permissions: record(each(or(isFlag, false), 'editAttendees transfer cancel'), nothingAllowed),
  documents: list(must(oneOf('invoice', 'receipt')), []),
  cancellation: orNull(record({ reason: or(isText, ''), requestedDate: must(isInstant) })),
  decisions: list(decision, []),
});

export const resentTickets = record({ sentTo: list(texts, []) });
