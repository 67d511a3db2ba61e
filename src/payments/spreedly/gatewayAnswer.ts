import { ApiError } from '../../client';
import type { GatewayAnswer } from '../../contract';

/** The gateway's answer with all it said: its script may need more of it than is known here. */
export type WholeAnswer = GatewayAnswer & Readonly<Record<string, unknown>>;

/**
 * What a gateway said to a save: a 4061 carries its answer in the message (000 §8). Its state is lowercased (000 §4).
 * `undefined` for every other failure; `null` when the message is no answer.
 */
export function gatewayAnswerOf(cause: unknown): WholeAnswer | null | undefined {
  if (!(cause instanceof ApiError) || cause.code !== 4061) return undefined;
  const said = parse(cause.failure?.message ?? '');
  if (typeof said !== 'object' || said === null) return null;
  const { state, token, completeContext, message, ...rest } = said as Readonly<Record<string, unknown>>;
  if (typeof state !== 'string' || typeof token !== 'string' || token === '') return null;
  return {
    ...rest,
    state: state.trim().toLowerCase(),
    token,
    ...(typeof completeContext === 'string' && { completeContext }),
    ...(typeof message === 'string' && { message }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
