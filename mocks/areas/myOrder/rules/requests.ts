import type {
  BuyerRequest,
  BuyerRequestObstacle,
  MyOrderDecision,
  RequestedCancellation,
  RequestedTransfer,
} from '../../../../src/contract';
import { Refusal, type Db, type StoredOrder, type StoredTicket } from '../../../db';
import { malformed } from '../../../rules/fields';
import type { RuleContext } from '../../../rules/ruleContext';
import { stamp } from '../../../rules/stamp';
import { without } from '../../../rules/without';
import { statusOf } from '../../../sale/orders';
import { currentPerson } from '../../account/rules/people';
import { cancel, obstacleTo } from '../../orders/rules/cancellations';
import { sendMail } from '../../orders/rules/mails';
import { transfer } from '../../orders/rules/transfers';
import type { StoredRequest } from '../seed';

const maxNoteLength = 1_000;

const requestsIn = (db: Db) => db.rows('buyerRequests', db.world.event.id);

/** All about orders that there are, as they are now. */
const everyRequest = (db: Db): StoredRequest[] =>
  requestsIn(db)
    .all()
    .filter(({ orderId }) => db.orderBook.byId(orderId))
    .map((stored) => asOfNow(db, stored));

/** An order that was canceled closes what nobody decided. FAULTS F138. */
function asOfNow(db: Db, stored: StoredRequest): StoredRequest {
  const { status, cancelledDate } = db.orderBook.get(stored.orderId);
  if (stored.status !== 'open' || status !== 'cancelled') return stored;
  const decidedDate = cancelledDate ?? stored.requestedDate;
  return { ...stored, status: 'closed', decidedDate, version: stored.version + 1 };
}

/** Open ones first, the oldest at the top; then the others, the latest decision at the top. */
export const requestsOf = (db: Db): BuyerRequest[] =>
  everyRequest(db)
    .toSorted(
      (a, b) =>
        compareMoments(b.decidedDate ?? '9', a.decidedDate ?? '9') ||
        compareMoments(a.requestedDate, b.requestedDate),
    )
    .map((request) => requestOf(db, request));

const compareMoments = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function requestOf(db: Db, stored: StoredRequest): BuyerRequest {
  const { buyerName, buyerEmail } = db.orderBook.get(stored.orderId);
  return { ...without(stored, 'about'), buyerName, buyerEmail, obstacle: obstacleOf(db, stored) };
}

function obstacleOf(db: Db, { status, kind, orderId, ticket }: StoredRequest): BuyerRequestObstacle | null {
  if (status !== 'open') return null;
  const order = db.orderBook.get(orderId);
  if (kind === 'transfer')
    return order.tickets.some((each) => each.id === ticket?.id && statusOf(each) === 'valid')
      ? null
      : 'ticket';
  const obstacle = obstacleTo(order);
  return obstacle === 'paid' || obstacle === 'disputed' ? obstacle : null;
}

const openAbout = (db: Db, about: string): StoredRequest | undefined =>
  everyRequest(db).find((request) => request.about === about && request.status === 'open');

/** Takes the place of an open one about the same. */
function ask(
  { db, clock }: RuleContext,
  asked: Pick<StoredRequest, 'kind' | 'orderId' | 'about' | 'ticket' | 'to' | 'reason'>,
): void {
  const earlier = openAbout(db, asked.about);
  requestsIn(db).put({
    id: earlier?.id ?? db.nextId('request'),
    ...asked,
    status: 'open',
    requestedDate: stamp(clock),
    decidedDate: null,
    decidedBy: null,
    note: '',
    version: (earlier?.version ?? 0) + 1,
  });
}

export const askForTransfer = (
  context: RuleContext,
  order: StoredOrder,
  { id, ticketName, firstName, lastName }: StoredTicket,
  to: Omit<RequestedTransfer, 'requestedDate'>,
): void =>
  ask(context, {
    kind: 'transfer',
    orderId: order.id,
    about: id,
    ticket: { id, ticketName, attendeeName: `${firstName} ${lastName}`.trim() },
    to,
    reason: '',
  });

export const askForCancellation = (context: RuleContext, { id }: StoredOrder, reason: string): void =>
  ask(context, { kind: 'cancellation', orderId: id, about: id, ticket: null, to: null, reason });

/** What waits for the organizer, as the buyer of the order sees it. */
export function openTransfer(db: Db, ticketId: string): RequestedTransfer | null {
  const open = openAbout(db, ticketId);
  return open?.to ? { ...open.to, requestedDate: open.requestedDate } : null;
}

export function openCancellation(db: Db, orderId: string): RequestedCancellation | null {
  const open = openAbout(db, orderId);
  return open ? { reason: open.reason, requestedDate: open.requestedDate } : null;
}

/** What became of the last request about each ticket and about the order, the latest first; nothing where the buyer has asked again. */
export function decisionsOf(db: Db, orderId: string): MyOrderDecision[] {
  const own = requestsOf(db).filter((request) => request.orderId === orderId);
  const known = new Set<string>();
  return own.flatMap(({ kind, status, ticket, to, note, decidedDate }) => {
    const about = ticket?.id ?? orderId;
    if (known.has(about)) return [];
    known.add(about);
    if (status === 'open' || decidedDate === null) return [];
    const name = to ? `${to.firstName} ${to.lastName}`.trim() : '';
    return [{ kind, status, ticketId: ticket?.id ?? null, name, note, decidedDate }];
  });
}

interface Decision {
  decision: 'approved' | 'declined';
  note?: string;
  version: number;
}

/** Refuses with 4000, 4046, 4051, 4090 and 4091. */
export function decideRequest(context: RuleContext, requestId: string, sent: Decision): BuyerRequest {
  const { db, clock } = context;
  const request = asOfNow(db, requestsIn(db).get(requestId));
  const note = (sent.note ?? '').trim();
  if (note.length > maxNoteLength) throw malformed('note', `It is longer than ${maxNoteLength} characters.`);
  if (request.status !== 'open' || request.version !== sent.version)
    throw new Refusal(4090, 'This request was decided, changed or closed meanwhile.');
  const { decision } = sent;
  if (decision === 'approved') approve(context, request);
  const person = currentPerson(db);
  const order = db.orderBook.get(request.orderId);
  const ticketIds = request.ticket ? [request.ticket.id] : order.tickets.map(({ id }) => id);
  sendMail(context, order, 'requestDecided', order.buyerEmail, ticketIds);
  const decided = requestsIn(db).put({
    ...request,
    status: decision,
    note,
    decidedDate: stamp(clock),
    decidedBy: `${person['first-name']} ${person['last-name']}`.trim(),
    version: request.version + 1,
  });
  return requestOf(db, decided);
}

/** The email about the decision says it to the buyer; both attendees of a transfer have their own. */
function approve(context: RuleContext, request: StoredRequest): void {
  const { db } = context;
  const obstacle = obstacleOf(db, request);
  if (obstacle) throw new Refusal(4091, `It can’t be approved: ${obstacle}.`);
  const order = db.orderBook.get(request.orderId);
  if (request.ticket && request.to)
    transfer(context, db.orderBook.ticket(request.ticket.id), order.token, {
      ...request.to,
      sendEmails: true,
      transferRegistrationForm: false,
    });
  else if (obstacleTo(order) === null) cancel(context, order, { notifyBuyer: false });
}
