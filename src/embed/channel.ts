import { parseUrl } from './parseUrl';
import { isObject, legacyTypes, protocolSource, protocolVersion, type Shapes } from './protocol';

/** One message with its type; narrowing `type` narrows `payload`. */
export type Message<Messages> = {
  [Type in keyof Messages]: { type: Type; payload: Messages[Type] };
}[keyof Messages];

export interface ChannelOptions<In, Out> {
  /** The window at the other end, asked for at each message: a frame has none while it is out of the document. */
  peer: () => Window | null;
  /** Exact origin of the other end, e.g. `https://tickets.example`. Never `*`, never `null`. */
  origin: string;
  hears: Shapes<In>;
  says: Shapes<Out>;
  onMessage: (message: Message<In>) => void;
}

export interface Channel<Out> {
  /** False when nobody is there to hear it, or when it is not what the protocol says. */
  say: <Type extends keyof Out & string>(type: Type, payload: Out[Type]) => boolean;
  /** Nothing is heard or said afterwards. */
  close: () => void;
}

/**
 * Both ends talk through this: what comes in is from the one window, the one origin, and of a known shape, or it is nothing
 * (FAULTS A12); what goes out is made of the members that the protocol names and addressed to that origin (A13).
 */
export function openChannel<In, Out extends { [Type in keyof Out]: object }>(
  options: ChannelOptions<In, Out>,
): Channel<Out> {
  const { peer, origin, hears, says, onMessage } = options;
  if (!isExactOrigin(origin))
    throw new TypeError(`'${origin}' is not an address like https://tickets.example`);
  let isOpen = true;

  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || !event.source || event.source !== peer()) return;
    const message = read(hears, event.data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', hear);

  return {
    say(type, payload) {
      const to = peer();
      const known = pick(says[type], payload);
      if (!isOpen || !to || !known) return false;
      to.postMessage({ ...known, source: protocolSource, version: protocolVersion, type }, origin);
      return true;
    },
    close() {
      isOpen = false;
      window.removeEventListener('message', hear);
    },
  };
}

/** Whether something is what the protocol says of a type. */
export const isMessage = <Messages, Type extends keyof Messages>(
  shapes: Shapes<Messages>,
  type: Type,
  payload: Messages[Type] & object,
): boolean => pick(shapes[type], payload) !== null;

/** `https://tickets.example`, and not a path, a wildcard or an opaque origin. */
export const isExactOrigin = (text: string): boolean =>
  /^https?:/.test(text) && parseUrl(text)?.origin === text;

function read<In>(hears: Shapes<In>, data: unknown): Message<In> | null {
  if (!isObject(data)) return null;
  const { source, version, type } = data;
  if (source !== protocolSource || typeof type !== 'string' || !Object.hasOwn(hears, type)) return null;
  if (version !== protocolVersion && !(version === undefined && legacyTypes.includes(type))) return null;
  const payload = pick(hears[type as keyof In], data);
  return payload && ({ type, payload } as Message<In>);
}

/** The members that the protocol names, when all of them are right; own members only, so nothing is read from a prototype. */
function pick(shape: Readonly<Record<string, (value: unknown) => boolean>>, data: object) {
  const known: Record<string, unknown> = {};
  for (const [member, isRight] of Object.entries(shape)) {
    const value: unknown = Object.hasOwn(data, member)
      ? (data as Record<string, unknown>)[member]
      : undefined;
    if (!isRight(value)) return null;
    if (value !== undefined) known[member] = value;
  }
  return known;
}
