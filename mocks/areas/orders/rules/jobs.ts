import type { OrderJob, OrderJobRefusal, OrderJobRequest } from '../../../../src/contract';
import { Refusal } from '../../../db';
import { requestDigest } from '../../../db/requestKeys';
import { malformed } from '../../../rules/fields';
import type { RuleContext } from '../../../rules/ruleContext';
import { stamp } from '../../../rules/stamp';
import type { OrderJobResult, StoredOrderJob } from '../seed';
import { cancel } from './cancellations';
import { checkNote, refundInFull } from './disputes';
import { resendTickets } from './mails';

/** How fast a job is. */
const ordersPerSecond = 50;
/** A clock that stands still stops no job: so many orders are tried whenever somebody looks. */
const ordersPerRead = 10;
/** Whoever looks does not wait for all that is due after a long time. */
const maxOrdersPerRead = 500;
/** Milliseconds that an ended job is listed. */
const recent = 24 * 60 * 60 * 1000;

const jobsIn = ({ db }: RuleContext) => db.rows('orderJobs', db.world.event.id);
const tasksIn = ({ db }: RuleContext) => db.rows('orderJobTasks', db.world.event.id);
const resultsIn = ({ db }: RuleContext) => db.rows('orderJobResults', db.world.event.id);

const isOpen = ({ status }: OrderJob) => status === 'queued' || status === 'running';

/** The job of this key, made unless it was. Refuses with 4000, 4003, 4022 and 4092. */
export function startJob(context: RuleContext, request: OrderJobRequest, idempotencyKey: string): OrderJob {
  const digest = requestDigest(request);
  const known = jobsIn(context)
    .all()
    .find((job) => job.idempotencyKey === idempotencyKey);
  if (known && known.requestDigest !== digest)
    throw new Refusal(4092, 'This idempotency key was used for another job.');
  if (known) return toJobResponse(known);
  checkRequest(context, request);
  const ticketIds = ticketIdsOf(context, request);
  const orderIds = orderIdsOf(context, request).filter((id) => !ticketIds || id in ticketIds);
  if (orderIds.length === 0) throw new Refusal(4022, 'There is no such order.');
  const id = context.db.nextId('orderJob');
  tasksIn(context).add({ id, request, orderIds, ...(ticketIds && { ticketIds }) });
  return toJobResponse(
    jobsIn(context).add({
      id,
      kind: request.kind,
      status: 'queued',
      total: orderIds.length,
      done: 0,
      refused: 0,
      createdDate: stamp(context.clock),
      startedDate: null,
      endedDate: null,
      idempotencyKey,
      requestDigest: digest,
    }),
  );
}

/** Refuses with 4003. */
export function checkKind({ db }: RuleContext, kind: OrderJobRequest['kind']): void {
  if (kind === 'refund' && db.session !== 'support')
    throw new Refusal(4003, 'Refunds are for support staff.');
}

function checkRequest(context: RuleContext, request: OrderJobRequest): void {
  const { kind, tickets, validity, note, notifyBuyer } = request;
  checkKind(context, kind);
  if (kind !== 'resend' && tickets !== undefined) throw malformed('tickets', 'Only resending has them');
  if (kind === 'cancel' && notifyBuyer === undefined)
    throw malformed('notifyBuyer', 'Say whether buyers are notified');
  if (kind !== 'cancel' && notifyBuyer !== undefined)
    throw malformed('notifyBuyer', 'Only a cancellation has it');
  if (kind === 'refund') {
    if (validity === undefined) throw malformed('validity', 'Say whether the tickets stay valid');
    checkNote(note ?? '');
    return;
  }
  if (validity !== undefined) throw malformed('validity', 'Only a refund has it');
  if (note !== undefined) throw malformed('note', 'Only a refund has one');
}

/** Numbers that no order has are tried as well: each of them is refused. */
export function orderIdsOf({ db }: RuleContext, { orders }: Pick<OrderJobRequest, 'orders'>): string[] {
  const found = db.orderBook.every(orders).map(({ id }) => id);
  const unknown = (orders.ids ?? []).filter((id) => db.orderBook.byId(id) === undefined);
  return [...new Set([...found, ...unknown])];
}

/** Which tickets of which order are meant; absent where all of them are. */
function ticketIdsOf(
  { db }: RuleContext,
  { tickets }: OrderJobRequest,
): Record<string, string[]> | undefined {
  if (!tickets) return undefined;
  const found: Record<string, string[]> = {};
  for (const { order, ticket } of db.orderBook.everyTicket(tickets)) (found[order.id] ??= []).push(ticket.id);
  return found;
}

/** A job as it is now: what was due of it meanwhile is done. Refuses with 4046. */
export function readJob(context: RuleContext, jobId: string): OrderJob {
  jobsIn(context).get(jobId);
  advance(context);
  return toJobResponse(jobsIn(context).get(jobId));
}

/** Those that are open, and those that ended lately; newest first. */
export function listJobs(context: RuleContext): OrderJob[] {
  advance(context);
  const since = context.clock.now() - recent;
  return jobsIn(context)
    .all()
    .filter(({ endedDate }) => endedDate === null || Date.parse(endedDate) >= since)
    .reverse()
    .map(toJobResponse);
}

/** Begins no other order. Refuses with 4046 and 4091. */
export function cancelJob(context: RuleContext, jobId: string): OrderJob {
  const job = jobsIn(context).get(jobId);
  if (job.status === 'finished') throw new Refusal(4091, 'This job is finished.');
  if (!isOpen(job)) return toJobResponse(job);
  return toJobResponse(
    jobsIn(context).change(jobId, { status: 'cancelled', endedDate: stamp(context.clock) }),
  );
}

/** Refuses with 4046. */
export function refusalsOf(context: RuleContext, jobId: string): OrderJobRefusal[] {
  jobsIn(context).get(jobId);
  return resultsIn(context)
    .all()
    .flatMap(({ jobId: of, orderId, refusal }) => (of === jobId && refusal ? [{ orderId, ...refusal }] : []));
}

/** The oldest open job does what is due; the others wait for it. */
function advance(context: RuleContext): void {
  const job = jobsIn(context).all().find(isOpen);
  if (!job) return;
  const startedDate = job.startedDate ?? stamp(context.clock);
  const tried = job.done + job.refused;
  const byClock = ((context.clock.now() - Date.parse(startedDate)) / 1000) * ordersPerSecond;
  const due = Math.min(
    job.total,
    tried + maxOrdersPerRead,
    Math.max(Math.floor(byClock), tried + ordersPerRead),
  );
  const { orderIds } = tasksIn(context).get(job.id);
  let { done, refused } = job;
  for (const orderId of orderIds.slice(tried, due)) {
    if (tryOrder(context, job, orderId).refusal) refused += 1;
    else done += 1;
  }
  const isOver = done + refused === job.total;
  jobsIn(context).change(job.id, {
    status: isOver ? 'finished' : 'running',
    done,
    refused,
    startedDate,
    endedDate: isOver ? stamp(context.clock) : null,
  });
}

/** Does one order of a job, by the rules of the call for a single one; what was tried before is not tried again. */
export function tryOrder(context: RuleContext, job: OrderJob, orderId: string): OrderJobResult {
  const results = resultsIn(context);
  const id = `${job.id} ${orderId}`;
  return (
    results.find(id) ?? results.add({ id, jobId: job.id, orderId, refusal: refusalOf(context, job, orderId) })
  );
}

function refusalOf(context: RuleContext, job: OrderJob, orderId: string): OrderJobResult['refusal'] {
  const { request, ticketIds } = tasksIn(context).get(job.id);
  const { validity = 'invalid', note, notifyBuyer = false } = request;
  try {
    const order = context.db.orderBook.get(orderId);
    if (job.kind === 'resend') resendTickets(context, order, { ticketIds: ticketIds?.[orderId] });
    else if (job.kind === 'cancel') cancel(context, order, { notifyBuyer });
    else refundInFull(context, order, { validity, note });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, reason: error.message };
  }
}

const toJobResponse = (job: StoredOrderJob): OrderJob => ({
  id: job.id,
  kind: job.kind,
  status: job.status,
  total: job.total,
  done: job.done,
  refused: job.refused,
  createdDate: job.createdDate,
  startedDate: job.startedDate,
  endedDate: job.endedDate,
});
