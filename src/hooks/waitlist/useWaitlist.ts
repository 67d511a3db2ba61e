'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, type Client } from '../../client';
import { getTickets, joinWaitlist } from '../../contract';
import { joinCaptchaProblem, joinProblem, type JoinProblem, type WaitingValues } from '../../domain/waitlist';
import type { CaptchaChoice } from '../captcha/openCaptcha';
import { CaptchaError } from '../captcha/types';
import { useEnvironment } from '../environment';
import { withCaptcha } from '../captcha/withCaptcha';
import { endpointKey } from '../query';

/** The waitlist of one ticket type, as its buyer sees it. @experimental */
export interface Waitlist {
  /** The buyer joined it on this page. */
  isJoined: boolean;
  /** Joins; answers what went wrong, or `null`. Never throws. */
  join: (values: WaitingValues) => Promise<JoinProblem | null>;
  /** Reads the tickets again, after a problem that `isOutdated`. */
  refresh: () => void;
}

/** What was joined on this page: a list that is left and opened again still says so. */
const joinedBy = new WeakMap<Client, Set<string>>();

/**
 * Lets a buyer wait for a ticket type that is sold out, where its `waitlist` says so. Give `captcha` where the event's `captchaEnabled`
 * is on: joining needs its token, as a hold does. Keep it the same between renders.
 * @experimental
 */
export function useWaitlist(eventId: string, ticketId: string, captcha?: CaptchaChoice): Waitlist {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const key = `${eventId} ${ticketId}`;
  const [, setCount] = useState(0);
  return {
    isJoined: joinedBy.get(client)?.has(key) ?? false,
    join: async ({ name, email, quantity }) => {
      const body = { ticketInfoId: ticketId, name: name.trim(), email: email.trim(), quantity };
      try {
        await withCaptcha(captcha)('join_waitlist', (token) =>
          client.call(joinWaitlist, { params: { eventId }, body, captcha: token }),
        );
      } catch (cause) {
        if (cause instanceof CaptchaError) return joinCaptchaProblem(cause.reason);
        const failure = cause instanceof ApiError ? cause.failure : null;
        return joinProblem({ code: failure?.code ?? 0, field: failure?.field });
      }
      joinedBy.set(client, (joinedBy.get(client) ?? new Set()).add(key));
      setCount((count) => count + 1);
      return null;
    },
    refresh: () => void queries.invalidateQueries({ queryKey: endpointKey(getTickets) }),
  };
}
