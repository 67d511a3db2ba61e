import type { Endpoint } from '../../src/contract';
import { isRecord } from '../../src/contract/shape';
import type { ExampleInput } from '../areas/example';
import { lastParam } from './made';
import { NotSent } from './notSent';
import type { Preparation } from './preparation';

/** Parts of paths that are no id of anything. */
const choices = new Set(['enabled', 'assetContextType', 'hash']);
/** A hold is of one order, and an event that was made here has nothing in it. */
const neverMade = new Set(['token', 'eventId']);
/** Templates of events and of emails: which one is meant, only a path says. */
const severalKinds = new Set(['templateId', 'providerId']);
const isIdName = (name: string) => /^ids?$|Ids?$/.test(name);

/** An input with the backend's own ids instead of those of the conference world. `known` is what came from the backend. */
export function filledIn(
  endpoint: Endpoint,
  input: ExampleInput,
  options: Preparation,
  known: ReadonlySet<string>,
): ExampleInput {
  const { values = {}, fixtures, made } = options;
  const replace = (text: string) => (known.has(text) ? text : (fixtures?.replacements.id(text) ?? text));
  const isOwn = (text: string) =>
    text !== '' && (replace(text) !== text || [...known].some((other) => other.includes(text)));
  // Without fixtures the conference world is what is asked about.
  const required = (name: string, text: string, own?: string) => {
    if (own !== undefined) return own;
    if (!fixtures || isOwn(text) || choices.has(name)) return replace(text);
    throw new NotSent(`it needs ${name} in the fixtures, instead of the conference’s “${text}”`);
  };
  const madeId = (name: string, about?: Endpoint) =>
    fixtures && !neverMade.has(name) && (about || !severalKinds.has(name))
      ? made?.idOf(name, about)
      : undefined;

  const param = (name: string, text: string): string => {
    if (known.has(text)) return text;
    if (name === lastParam(endpoint) && fixtures) {
      // What was not made here is taken away only where the fixtures name it for that.
      if (endpoint.method === 'DELETE') return required(name, text, made?.idOf(name, endpoint));
      // An id that the caller gives to what is made.
      if (endpoint.method === 'POST' && made?.isMaker(endpoint)) return text;
    }
    const mapped = isOwn(text) ? replace(text) : undefined;
    return required(name, text, values[name] ?? madeId(name, endpoint) ?? mapped ?? fixtures?.params[name]);
  };
  const inQuery = (name: string, text: string): string => {
    if (values[name] !== undefined) return values[name];
    if (isIdName(name)) return required(name, text, madeId(name));
    // Quantities, and lists of ids: `3001:1,3002:2`.
    return text.replace(/[^:,]+/g, replace);
  };
  const inBody = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const own = madeId(name.replace(/s$/, ''));
      if (own !== undefined && value.every((item) => typeof item === 'string' && !isOwn(item))) return [own];
      return value.map((item) => inBody(name, item));
    }
    if (isPlain(value))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inBody(key, item)]));
    if (typeof value !== 'string') return value;
    // A thing that is made with others is called so by whoever makes it.
    return isIdName(name) && value !== 'new' && value !== '' && !known.has(value)
      ? required(name, value, isOwn(value) ? replace(value) : (madeId(name) ?? fixtures?.params[name]))
      : replace(value);
  };
  const inAll = <T>(members: Record<string, T>, change: (name: string, text: string) => string) =>
    Object.fromEntries(
      Object.entries(members).map(([name, value]) => [
        name,
        typeof value === 'string' ? change(name, value) : value,
      ]),
    );
  return {
    ...input,
    ...(input.params ? { params: inAll(input.params, param) } : {}),
    ...(input.query ? { query: inAll(input.query, inQuery) } : {}),
    ...(input.body === undefined ? {} : { body: inBody('', input.body) }),
  };
}

/** No file, whose contents are its own. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
