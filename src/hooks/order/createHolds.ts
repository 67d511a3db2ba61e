import type { Client } from '../../client';
import { holdSwap, holdTickets } from '../../contract';
import type { FeatureFlags, Gateway, HoldRequest, PaymentChoice } from '../../contract';
import { captchaError, holdError, swapError, type OrderEvent } from '../../domain';
import { CaptchaError } from '../captcha/types';
import { asApiError, failureOf, type Keep } from './createKeep';
import type { OrderMemory } from './orderMemory';

export interface SwapOrder {
  /** From the link the organizer sent. */
  token: string;
  gateway?: Gateway | undefined;
}

export interface HoldsOptions {
  client: Client;
  eventId: string;
  /** They change the words of some errors. */
  features: FeatureFlags;
  memory: OrderMemory;
  keep: Keep;
}

/** Holds tickets, chosen or to be swapped. Answers what came of it, and never rejects. */
export function createHolds({ client, eventId, features, memory, keep }: HoldsOptions) {
  const at = (gateway: Gateway | undefined) => ({
    params: { eventId },
    query: { ...(gateway && { gateway }) },
  });

  const refusalOf = (cause: unknown, errorOf: typeof holdError) =>
    cause instanceof CaptchaError
      ? captchaError(cause.reason)
      : errorOf(failureOf(asApiError(cause)), features);

  return {
    async hold(body: HoldRequest, choice: PaymentChoice, gateway: Gateway | undefined): Promise<OrderEvent> {
      try {
        const hold = await keep(body, (attempt) =>
          client.call(holdTickets, { ...at(gateway), body, ...attempt }),
        );
        memory.remember({ token: hold.token, choice });
        return { type: 'held', hold };
      } catch (cause) {
        return { type: 'holdRefused', problem: refusalOf(cause, holdError) };
      }
    },
    async swap({ token: swapToken, gateway }: SwapOrder): Promise<OrderEvent> {
      const body = { swapToken };
      try {
        const hold = await keep(body, (attempt) =>
          client.call(holdSwap, { ...at(gateway), body, ...attempt }),
        );
        memory.remember({ token: hold.token, choice: hold.isPayByInvoice ? 'invoice' : 'card', swapToken });
        return { type: 'held', hold };
      } catch (cause) {
        return { type: 'swapRefused', problem: refusalOf(cause, swapError) };
      }
    },
  };
}
