import { HttpResponse, type JsonBodyType } from 'msw';
import type { Endpoint, ErrorCode } from '../src/contract';
import { calls } from './calls';
import { statusOf } from './db/refusal';

/** Names of the contract's calls: `getTickets`, `holdTickets` … @public */
export type EndpointName = keyof typeof calls;

/** Every call of the contract with its name. @public */
export const endpoints: ReadonlyMap<Endpoint, EndpointName> = new Map(
  Object.entries(calls).map(([name, call]) => [call, name as EndpointName]),
);

/**
 * What goes wrong with a call. Before the backend does anything: `error500`, `html502`, `empty204`, `networkError`,
 * `neverAnswers`, `tooManyRequests` (wait 2 s), `refused` (with `code` and `message`). After it did it: `truncated`, `lostAfterCommit`.
 * Between the two, `lateCommit`: a gateway answers 504, and the backend does it once it has answered `after`.
 * @public
 */
export interface Fault {
  kind:
    | 'error500'
    | 'html502'
    | 'truncated'
    | 'empty204'
    | 'networkError'
    | 'neverAnswers'
    | 'lostAfterCommit'
    | 'lateCommit'
    | 'tooManyRequests'
    | 'refused';
  code?: ErrorCode;
  message?: string;
  /** Of `lateCommit`: the call whose answer it waits for. Default: `getSaveOutcome`. */
  after?: EndpointName;
  /** How many calls go wrong; all of them when absent. */
  times?: number;
}

/** What goes wrong, by the call it goes wrong with. @public */
export type Faults = Partial<Record<EndpointName, Fault>>;

/** Milliseconds before a call is handled: one figure for all, or by name with `other` for the rest. @public */
export type Latency = number | Partial<Record<EndpointName | 'other', number>>;

export const latencyOf = (latency: Latency, name: EndpointName): number =>
  typeof latency === 'number' ? latency : (latency[name] ?? latency.other ?? 0);

const gatewayPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** What would have come, and what makes it come later. Faults that come before never call them. */
export interface Answering {
  answer: () => Promise<Response>;
  answerLater: (after: EndpointName) => void;
}

/** Answers as the fault says. */
export async function withFault(fault: Fault, { answer, answerLater }: Answering): Promise<Response> {
  switch (fault.kind) {
    case 'error500':
      return json(
        { ...(fault.code ? { code: fault.code } : {}), message: fault.message ?? 'Internal error' },
        500,
      );
    case 'html502':
      return new HttpResponse(gatewayPage, { status: 502, headers: { 'Content-Type': 'text/html' } });
    case 'empty204':
      return new HttpResponse(null, { status: 204 });
    case 'networkError':
      return HttpResponse.error();
    case 'neverAnswers':
      return new Promise<never>(() => undefined);
    case 'refused': {
      const code = fault.code ?? 5000;
      return json({ code, ...(fault.message ? { message: fault.message } : {}) }, statusOf(code));
    }
    case 'tooManyRequests':
      return HttpResponse.json(
        { code: 4029, message: 'Too many requests.' },
        { status: 429, headers: { 'Retry-After': '2' } },
      );
    case 'truncated': {
      const whole = await (await answer()).text();
      const part = whole.slice(0, Math.max(1, Math.floor(whole.length / 2)));
      return new HttpResponse(part, { headers: { 'Content-Type': 'application/json' } });
    }
    case 'lateCommit':
      answerLater(fault.after ?? 'getSaveOutcome');
      return new HttpResponse(gatewayPage, { status: 504, headers: { 'Content-Type': 'text/html' } });
    case 'lostAfterCommit':
      await answer();
      return HttpResponse.error();
  }
}

export const json = (body: JsonBodyType, status = 200, headers: Record<string, string> = {}): Response =>
  HttpResponse.json(body, { status, headers });
