import { dereference, validate, type Schema } from '@cfworker/json-schema';
import { Refusal } from './db/refusal';

interface Parameter {
  name: string;
  /** Absent where it is one of those that many operations share. */
  in?: string;
  required: boolean;
  schema: Schema;
}

/** The part of `openapi.json` that requests are checked with. */
interface Document {
  paths: Record<string, Record<string, { 'x-calls': string[]; parameters: Parameter[] }>>;
  components: { schemas: Record<string, Schema> };
}

/** Checks requests against the contract. Refuses with 4000 and the name of the member that is wrong. */
export interface Validator {
  body(call: string, body: unknown): void;
  /** The parts of a form as the contract types them: numbers and booleans read. */
  parts(call: string, parts: Record<string, unknown>): Record<string, unknown>;
  /** The query as the contract types it: numbers and booleans read, members it does not know left out. */
  query(call: string, search: URLSearchParams): Record<string, string | number | boolean>;
}

let loaded: Promise<Validator> | undefined;

/** The contract's schemas are large: they come with the first request that needs them. */
export const loadValidator = (): Promise<Validator> =>
  (loaded ??= import('../src/contract/generated/openapi.json').then(({ default: document }) =>
    createValidator(document as unknown as Document),
  ));

function createValidator({ paths, components }: Document): Validator {
  const { schemas } = components;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const queries = Object.fromEntries(
    operations.flatMap(({ 'x-calls': calls, parameters }) => {
      const inQuery = parameters.filter((parameter) => parameter.in === 'query');
      const byName = Object.fromEntries(inQuery.map((parameter) => [parameter.name, parameter]));
      return calls.map((call) => [call, byName] as const);
    }),
  );
  // Schemas are found by where they stand in this one document.
  const lookup = dereference({ components, queries });
  const check = (value: unknown, schema: Schema, at: string) => {
    const { errors } = validate(value, schema, '2020-12', lookup);
    const said = errors.filter(({ keyword }) => !passedOn.has(keyword));
    const [deepest] = (said.length > 0 ? said : errors).sort(
      (a, b) => b.instanceLocation.length - a.instanceLocation.length,
    );
    if (deepest) throw malformed(at + fieldOf(deepest.instanceLocation, deepest.error), deepest.error);
  };
  return {
    body: (call, body) => {
      const schema = schemas[`${call}.request`];
      if (schema && body === undefined) throw malformed('', 'It is missing.');
      if (schema) check(body, schema, '');
    },
    parts: (call, parts) => {
      const schema = schemas[`${call}.request`];
      const typed = Object.fromEntries(
        Object.entries(parts).map(([name, value]) => {
          const type = (schema?.properties as Record<string, Schema> | undefined)?.[name] ?? {};
          return [name, typeof value === 'string' ? read(value, type) : value];
        }),
      );
      // A file's content is a binary string to the schema, and not for it to look at.
      const written = Object.entries(typed).map(([name, value]) => [
        name,
        value instanceof Blob ? '' : value,
      ]);
      if (schema) check(Object.fromEntries(written), schema, '');
      return typed;
    },
    query: (call, search) => {
      const query = Object.create(null) as Record<string, string | number | boolean>;
      for (const { name, required, schema } of Object.values(queries[call] ?? {})) {
        const text = search.get(name);
        if (required && text === null) throw malformed(name, 'It is required.');
        if (text === null) continue;
        query[name] = read(text, schema);
        check(query[name], schema, name);
      }
      return query;
    },
  };
}

/** Keywords that only say that something below them is wrong. */
const passedOn = new Set(['$ref', 'properties', 'items', 'additionalProperties', 'allOf', 'anyOf', 'oneOf']);

const malformed = (field: string, error: string) =>
  new Refusal(4000, `${field || 'The body'}: ${error}`, { field, error });

function read(text: string, { type }: Schema): string | number | boolean {
  if (type === 'number' || type === 'integer') return text.trim() === '' ? text : Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** `#/tickets/0/id` as people write it: `tickets[0].id`; a member that is not there is told in the error only. */
function fieldOf(location: string, error: string): string {
  const steps = location.split('/').slice(1).map(decodeURIComponent);
  const missing = /does not have required property "(.+?)"/.exec(error)?.[1];
  return [...steps, ...(missing ? [missing] : [])]
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`))
    .join('');
}
