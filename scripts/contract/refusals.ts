import { errorCodes, type ErrorCode } from '../../src/contract';
import { errorStatuses } from '../../src/contract/errorStatuses';
import { memberType, type DeclaredCall } from './readContract';

/*
 * What each call can be refused with: the codes in the type of its `fail`, and those that every call of its kind can answer whatever it
 * is for. Their statuses are in `errorStatuses`.
 */

/** Every code a call can be refused with, in their order. */
export const codesOf = (call: DeclaredCall): ErrorCode[] => {
  const own = ownCodes(call);
  return [...new Set([...own, ...generalCodes(call, own)])].sort();
};

const isCode = (code: number): code is ErrorCode => code in errorCodes;

/** The codes in the type of `fail`. */
const ownCodes = ({ types }: DeclaredCall): ErrorCode[] =>
  (memberType(types, 'fail')?.getText().match(/\d{4}/g) ?? []).map(Number).filter(isCode);

function generalCodes({ endpoint, types }: DeclaredCall, own: readonly ErrorCode[]): ErrorCode[] {
  const { method, path, auth, required } = endpoint;
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, id]) => id);
  const takes = (member: string) => memberType(types, member) !== undefined;
  const isInQuery = (id: string) => memberType(types, 'query')?.getText().includes(`${id}:`) ?? false;
  const isOneOf = (...names: string[]) => ids.some((id) => names.includes(id ?? ''));
  const hasOthers = ids.some((id) => id !== 'eventId' && id !== 'accountId');
  const isKnown = own.some((code) => errorStatuses[code] === 404);
  const codes: [holds: boolean, ...ErrorCode[]][] = [
    [ids.length > 0 || takes('query') || takes('body') || required !== undefined, 4000],
    [auth === 'account' || auth === 'support', 4001, 4003],
    [takes('body'), 4013],
    [method !== 'GET', 4022],
    [isOneOf('eventId'), 4040],
    [isOneOf('accountId') || isInQuery('accountId'), 4042],
    [hasOthers && !isKnown, 4046],
  ];
  return codes.flatMap(([holds, ...each]) => (holds ? each : []));
}

interface Response {
  description: string;
  content: object;
}

/** What the refusals of one status are called among the components: `Refused.4040.4046`. */
const nameOf = (codes: readonly ErrorCode[]) => `Refused.${codes.join('.')}`;

/** The codes by their status. */
function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const sorted = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = errorStatuses[code];
    sorted.set(status, [...(sorted.get(status) ?? []), code]);
  }
  return sorted;
}

/** An operation's refusals by their status. */
export const refusalsOf = (codes: readonly ErrorCode[]): Record<string, { $ref: string }> =>
  Object.fromEntries(
    [...byStatus(codes)].map(([status, each]) => [
      status,
      { $ref: `#/components/responses/${nameOf(each)}` },
    ]),
  );

/** The refusals that operations refer to, of all their codes. */
export function refusalComponents(operations: readonly (readonly ErrorCode[])[]): Record<string, Response> {
  const together = operations.flatMap((codes) => [...byStatus(codes).values()]);
  const named = new Map(together.map((codes) => [nameOf(codes), refusal(codes)]));
  return Object.fromEntries([...named].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

const refusal = (codes: readonly ErrorCode[]): Response => ({
  description: codes.map((code) => `- \`${code}\`: ${errorCodes[code]}`).join('\n'),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});
