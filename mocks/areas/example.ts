import type { CallInput, Client } from '../../src/client';
import type { Endpoint } from '../../src/contract';

/** Everything a call is given. */
export interface ExampleInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  idempotencyKey?: string;
  authorization?: string;
}

/** What a backend has in the place of what the conference world has. */
export interface Replacements {
  /** Its own id for one of the conference world. */
  id: (ofConference: string) => string;
  /** Answers of its forms, by the key of the attribute. */
  answers: Readonly<Record<string, string>>;
}

/** The conference world itself. */
export const conference: Replacements = { id: (id) => id, answers: {} };

/** The input, or how it is come by: some calls need what another one answered. */
export type Example =
  | ExampleInput
  | ((call: Client['call'], replacements?: Replacements) => Promise<ExampleInput>);

/** Requests by the name of the call, on the conference world. */
export type Examples = Record<string, Example>;

/** Lets the compiler check an example against its call. */
export const exampleOf = <E extends Endpoint>(_endpoint: E, input: CallInput<E>): ExampleInput => input;
