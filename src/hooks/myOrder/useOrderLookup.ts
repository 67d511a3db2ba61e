'use client';
import { useRef, useState } from 'react';
import { ApiError } from '../../client';
import { findMyOrder, type MyOrder, type MyOrderLookup } from '../../contract';
import { useLatest } from '../../react';
import { openCaptcha, type CaptchaChoice } from '../captcha/openCaptcha';
import { CaptchaError } from '../captcha/types';
import { withCaptcha } from '../captcha/withCaptcha';
import { useEnvironment } from '../environment';

const captchaCode = 4021;
const wantsCaptcha = (cause: unknown) => cause instanceof ApiError && cause.code === captchaCode;

/** Nobody can pass what can't be had. */
const isMissing = (cause: unknown) =>
  cause instanceof CaptchaError && (cause.reason === 'blocked' || cause.reason === 'unconfigured');

/**
 * Looks orders up, behind the captcha from when the backend wants it. One the buyer sees nothing of is asked at once; for another the
 * buyer has to do something first, so that the refusal is passed on and `needsCaptcha` is true (FAULTS F141). So it is once one is known that
 * was not when a search was refused.
 */
export function useOrderLookup(eventId: string, captcha: CaptchaChoice | undefined) {
  const { client } = useEnvironment();
  // One that the site names is known once the event is, which may be after the search began.
  const latestRef = useLatest({ client, eventId, captcha });
  const neededRef = useRef(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const setNeeded = (isNeeded: boolean) => {
    neededRef.current = isNeeded;
    setNeedsCaptcha(isNeeded);
  };

  const sendLookup = (lookup: MyOrderLookup, token?: string) =>
    latestRef.current.client.call(findMyOrder, {
      params: { eventId: latestRef.current.eventId },
      body: lookup,
      captcha: token,
    });

  async function sendWithCaptcha(lookup: MyOrderLookup): Promise<MyOrder> {
    try {
      return await withCaptcha(latestRef.current.captcha)('find_order', (token) => sendLookup(lookup, token));
    } catch (cause) {
      if (wantsCaptcha(cause)) throw new CaptchaError('failed', 'The backend refused the token', { cause });
      if (!isMissing(cause)) throw cause;
      // With time the backend does without it.
      return await sendLookup(lookup).catch((refused: unknown) => {
        throw wantsCaptcha(refused) ? cause : refused;
      });
    }
  }

  /** `isSearch`: the captcha is on the screen once it was wanted. Rejects with `ApiError` or `CaptchaError`. */
  async function lookUp(lookup: MyOrderLookup, isSearch: boolean): Promise<MyOrder> {
    const isChecked = isSearch && neededRef.current && latestRef.current.captcha;
    const order = await (isChecked
      ? sendWithCaptcha(lookup)
      : sendLookup(lookup).catch(async (cause: unknown) => {
          if (!wantsCaptcha(cause)) throw cause;
          setNeeded(true);
          const choice = latestRef.current.captcha;
          if (!choice) throw cause;
          const isSeen = await openCaptcha(choice).then(
            ({ widget }) => widget !== undefined,
            () => false,
          );
          if (isSeen) throw cause;
          return sendWithCaptcha(lookup);
        }));
    setNeeded(false);
    return order;
  }

  return { lookUp, needsCaptcha: needsCaptcha && captcha !== undefined };
}
