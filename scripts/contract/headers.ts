import type { Endpoint } from '../../src/contract';

/** Headers that calls need beside those of HTTP itself, as shared parameters. */
export const headerParameters = {
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description:
      'Any text; the client sends `boxoffice`. No form of another page can send it: what changes something is refused without, with 4022.',
    schema: { type: 'string', minLength: 1 },
    example: 'boxoffice',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'One key for each attempt, the same over retries and reloads. The same key with the same body is answered the same and changes nothing twice; without one the call is refused with 4022.',
    schema: { type: 'string', minLength: 1 },
    example: '6f1d8b0e-6c0b-4c57-9d3a-5a2f0c7e1b94',
  },
} as const;

/** The headers that an endpoint needs, by reference. */
export const headersOf = ({ method, idempotencyKey }: Endpoint): { $ref: string }[] => [
  ...(method === 'GET' ? [] : [reference('RequestedWith')]),
  ...(idempotencyKey ? [reference('IdempotencyKey')] : []),
];

const reference = (name: keyof typeof headerParameters) => ({ $ref: `#/components/parameters/${name}` });
