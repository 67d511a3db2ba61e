import type { Client } from '../../client';
import { sendHotLead, type HotLeadRequest } from '../../contract';

/** 000 §4, §9: milliseconds without a change before a lead is sent. */
const pause = 200;

export interface LeadSender {
  /** Where to read what there is to send by then; `null` while nothing may be sent. */
  readFrom: (source: () => HotLeadRequest | null) => void;
  /** Something changed. */
  schedule: () => void;
  /** The page goes away: what waits is sent now, and outlives it. */
  flush: () => void;
  /** What waits is forgotten; later changes count. */
  cancel: () => void;
  /** The order is on its way: nothing is sent any more, and what is not through is called back. */
  stop: () => void;
}

/** Notifies the organizer of a buyer who has begun. It never fails and nothing waits for it (FAULTS F58). */
export function createLeadSender(client: Client, eventId: string): LeadSender {
  let read = (): HotLeadRequest | null => null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let lastSent = '';
  let inFlight: AbortController | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  function send(keepalive: boolean) {
    cancel();
    const body = read();
    if (!body) return;
    const text = JSON.stringify(body);
    if (text === lastSent) return;
    lastSent = text;
    // An older one that is still on its way must not arrive after this one.
    inFlight?.abort();
    inFlight = new AbortController();
    client
      .call(sendHotLead, { params: { eventId }, body, keepalive, signal: inFlight.signal })
      .catch(() => undefined);
  }
  return {
    readFrom(source) {
      read = source;
    },
    schedule() {
      if (isStopped) return;
      clearTimeout(timer);
      timer = setTimeout(send, pause, false);
    },
    flush() {
      if (timer !== undefined) send(true);
    },
    cancel,
    stop() {
      isStopped = true;
      cancel();
      inFlight?.abort();
    },
  };
}
