'use client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, download, guestAuthorization } from '../../client';
import {
  getMyOrderDocument,
  getPostRegistration,
  requestCancellation,
  requestTransfer,
  resendMyTickets,
  saveMyAttendee,
  type AttendeeUpdate,
  type Body,
  type MyOrder,
  type MyOrderDocument,
  type MyOrderLookup,
} from '../../contract';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import type { Message } from '../../domain';
import { myOrderCaptchaProblem, myOrderProblem, type MyOrderOutcome } from '../../domain/myOrder';
import { useLatest } from '../../react';
import type { CaptchaChoice } from '../captcha/openCaptcha';
import { CaptchaError } from '../captcha/types';
import { useEnvironment } from '../environment';
import { isAnswered, isRefused } from '../isAnswered';
import { saveFile } from '../organizer/resource/saveFile';
import { endpointQuery } from '../query';
import { useOrderLookup } from './useOrderLookup';

/** Which event, and who hears of failures. @experimental */
export interface UseMyOrderOptions {
  /** Which event. */
  eventId: string;
  /** Hears why a call came to nothing that the backend did not refuse. Default: `onError` of the provider. */
  onError?: ErrorListener | undefined;
  /**
   * Asked once a number was tried several times, where the event's `captchaEnabled` is on. Keep it the same between renders. Default: none;
   * the number is refused for a while instead.
   */
  captcha?: CaptchaChoice | undefined;
}

/** A buyer’s own order and what can be done with it. No promise of it ever rejects. @experimental */
export interface UseMyOrderResult {
  /** `null` until one is found. */
  order: MyOrder | null;
  /** One is being looked for. */
  isFinding: boolean;
  /** Why none was found; `null` while nothing is wrong. */
  problem: Message | null;
  /** The next search needs the captcha: draw it where the buyer can see something of it. */
  needsCaptcha: boolean;
  /** The organizer has tickets drawn with their QR codes. */
  showsQr: boolean;
  /** The organizer has the event and its sessions offered for calendars. */
  showsCalendar: boolean;
  /** Looks for an order; a found one takes the place of the last. */
  find: (lookup: MyOrderLookup) => Promise<void>;
  /** Forgets the order, its access token and how it was found. */
  leave: () => void;
  /** Sends tickets again, all of the order without `ticketIds`; answers the addresses. */
  resend: (ticketIds?: string[]) => Promise<MyOrderOutcome<string[]>>;
  /** Changes an attendee. After a conflict `order` is the newest, and the same may be sent again with its version. */
  saveAttendee: (ticketId: string, update: AttendeeUpdate) => Promise<MyOrderOutcome>;
  /** Asks the organizer to give a ticket to somebody else. */
  requestTransfer: (ticketId: string, to: Body<typeof requestTransfer>) => Promise<MyOrderOutcome>;
  /** Asks the organizer to cancel the order. */
  requestCancellation: (reason: string) => Promise<MyOrderOutcome>;
  /** Saves the invoice or the receipt as a file. */
  download: (document: MyOrderDocument) => Promise<MyOrderOutcome>;
}

interface Found {
  order: MyOrder;
  lookup: MyOrderLookup;
}

interface Search {
  isFinding: boolean;
  problem: Message | null;
  /** It was refused for want of a captcha: one may be known only later. */
  lacksCaptcha?: boolean;
}

const codeOf = (cause: unknown) => (cause instanceof ApiError ? cause.code : 0);
const conflict = 4090;
const sessionFull = 4012;
const expired = 4045;
const captchaWanted = 4021;
const isOfCaptcha = (cause: unknown) => cause instanceof CaptchaError || codeOf(cause) === captchaWanted;

function problemOf(cause: unknown): Message {
  const { status, failure, retryAfter } =
    cause instanceof ApiError ? cause : { status: 0, failure: null, retryAfter: undefined };
  const answered = isAnswered(cause);
  const code = codeOf(cause);
  // Who has no captcha can only wait.
  return myOrderProblem({
    ...failure,
    code,
    status: code === captchaWanted ? 429 : status,
    retryAfter,
    answered,
  });
}

/**
 * Looks up a buyer's order by number and email, and does with it what the organizer allows. The access token stays in memory and goes
 * into a header alone; when it has expired, the order is looked up again as before, and the call is sent once more (FAULTS F116).
 * @experimental
 */
export function useMyOrder({ eventId, onError, captcha }: UseMyOrderOptions): UseMyOrderResult {
  const { client, onError: onEnvironmentError } = useEnvironment();
  const { lookUp, needsCaptcha } = useOrderLookup(eventId, captcha);
  const [found, setFound] = useState<Found | null>(null);
  const [search, setSearch] = useState<Search>({ isFinding: false, problem: null });
  const latestRef = useLatest({ client, eventId, onError: onError ?? onEnvironmentError });
  /** The order as it is known now, also within a call that goes on. */
  const foundRef = useRef<Found | null>(null);

  const show = (next: Found | null) => {
    foundRef.current = next;
    setFound(next);
  };
  const explained = (cause: unknown): Message => {
    // The captcha's own listener hears of it.
    if (cause instanceof CaptchaError) return myOrderCaptchaProblem(cause.reason);
    if (captcha && isOfCaptcha(cause)) return { key: 'myOrder.captcha' };
    if (!isRefused(cause)) latestRef.current.onError?.(new BoxofficeError('BX2002', cause));
    return problemOf(cause);
  };

  /** Sends a call with the access token, and with a new one when that has expired. */
  async function send<Answer>(
    call: (access: { authorization: string; eventId: string }) => Promise<Answer>,
  ): Promise<MyOrderOutcome<Answer>> {
    const current = foundRef.current;
    if (!current) return { problem: { key: 'myOrder.notFound' }, answer: null };
    const { lookup } = current;
    const attempt = ({ accessToken }: MyOrder) =>
      call({ authorization: guestAuthorization(accessToken), eventId: latestRef.current.eventId });
    const findAgain = async () => {
      const order = await lookUp(lookup, false);
      // Whoever has left it, or found another one, is not led back.
      if (foundRef.current?.lookup === lookup) show({ order, lookup });
      return order;
    };
    try {
      const answer = await attempt(current.order).catch(async (cause: unknown) => {
        if (codeOf(cause) !== expired) throw cause;
        return attempt(await findAgain());
      });
      return { problem: null, answer };
    } catch (cause) {
      // There is no captcha on the screen of an order: it is looked up again from the search.
      const problem: Message =
        captcha && isOfCaptcha(cause) ? { key: 'myOrder.failed.notNow' } : explained(cause);
      // Whoever saves again does so on what there is now.
      if ([conflict, sessionFull].includes(codeOf(cause))) await findAgain().catch(() => undefined);
      return { problem, answer: null };
    }
  }

  async function change(
    call: (access: { authorization: string; eventId: string }) => Promise<MyOrder>,
  ): Promise<MyOrderOutcome> {
    const lookup = foundRef.current?.lookup;
    const { problem, answer: order } = await send(call);
    if (order && lookup && foundRef.current?.lookup === lookup) show({ order, lookup });
    return { problem, answer: null };
  }

  const settings = useQuery({
    ...endpointQuery(client, getPostRegistration, { params: { eventId } }),
    enabled: found !== null,
  });

  return {
    order: found?.order ?? null,
    isFinding: search.isFinding,
    problem: search.lacksCaptcha && captcha ? { key: 'myOrder.captcha' } : search.problem,
    needsCaptcha,
    showsQr: settings.data?.showTicketQr === true,
    showsCalendar: settings.data?.showAddToCalendar === true,
    find: async (lookup) => {
      setSearch({ isFinding: true, problem: null });
      try {
        show({ order: await lookUp(lookup, true), lookup });
        setSearch({ isFinding: false, problem: null });
      } catch (cause) {
        setSearch({
          isFinding: false,
          problem: explained(cause),
          lacksCaptcha: codeOf(cause) === captchaWanted,
        });
      }
    },
    leave: () => show(null),
    resend: async (ticketIds) => {
      const { problem, answer } = await send(({ authorization, eventId: event }) =>
        latestRef.current.client.call(resendMyTickets, {
          params: { eventId: event },
          body: ticketIds ? { ticketIds } : {},
          authorization,
        }),
      );
      return { problem, answer: answer?.sentTo ?? null };
    },
    saveAttendee: (ticketId, body) =>
      change(({ authorization, eventId: event }) =>
        latestRef.current.client.call(saveMyAttendee, {
          params: { eventId: event, ticketId },
          body,
          authorization,
        }),
      ),
    requestTransfer: (ticketId, body) =>
      change(({ authorization, eventId: event }) =>
        latestRef.current.client.call(requestTransfer, {
          params: { eventId: event, ticketId },
          body,
          authorization,
        }),
      ),
    requestCancellation: (reason) =>
      change(({ authorization, eventId: event }) =>
        latestRef.current.client.call(requestCancellation, {
          params: { eventId: event },
          body: { reason },
          authorization,
        }),
      ),
    download: async (document) => {
      const { problem, answer } = await send(({ authorization, eventId: event }) =>
        download(latestRef.current.client, getMyOrderDocument, {
          params: { eventId: event, document },
          authorization,
        }),
      );
      if (answer) saveFile(answer.file, answer.name ?? `${document}.pdf`);
      return { problem, answer: null };
    },
  };
}
