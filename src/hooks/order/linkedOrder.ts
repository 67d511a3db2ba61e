import type { OrderEvent } from '../../domain';
import { dropOrderLink, readOrderLink } from './orderLink';
import type { OrderMemory } from './orderMemory';
import { resumed, type ResumeOptions } from './resumeOrder';
import type { SingleHold } from './singleHold';

interface LinkedOrderOptions extends Omit<ResumeOptions, 'isSwap'> {
  memory: OrderMemory;
  singleHold: SingleHold;
}

/** Where an order that another device began continues here; what this device holds meanwhile is given back. */
export async function linkedOrder(
  code: string,
  { client, eventId, memory, singleHold }: LinkedOrderOptions,
): Promise<OrderEvent> {
  const linked = await readOrderLink(client, eventId, code);
  if (!('problem' in linked) || linked.isOver) dropOrderLink();
  if ('problem' in linked) return { type: 'holdRefused', problem: linked.problem };
  const { token, paymentChoice: choice, draft } = linked;
  const isOwn = await singleHold.adopt(memory.recall()?.token, token);
  const known = { token, choice, ...(!isOwn && { isFromLink: true }) };
  memory.remember(known);
  memory.restoreDraft(draft);
  return resumed(known, { client, eventId, isSwap: false });
}
