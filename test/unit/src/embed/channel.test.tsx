import { describe, expect, test, vi } from 'vitest';
import { openChannel, type Channel } from '../../../../src/embed/channel';
import { frameEvents, hostCommands, type HostCommands } from '../../../../src/embed/protocol';
import { afterEachRow, beforeEachRow, eachRow } from '../../../eachRow';

const tickets = 'https://tickets.example';
const frame = document.createElement('iframe');
const onMessage = vi.fn();
let channel: Channel<HostCommands>;

/** A message as the browser would hand it over; its origin and source can't be forged by what is in it. */
function arrive(data: unknown, { origin = tickets, source = frame.contentWindow } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

const versioned = (type: string, payload: object = {}) => ({
  source: 'boxoffice',
  version: 1,
  type,
  ...payload,
});

beforeEachRow(() => {
  document.body.append(frame);
  onMessage.mockClear();
  channel = openChannel({
    peer: () => frame.contentWindow,
    origin: tickets,
    hears: frameEvents,
    says: hostCommands,
    onMessage,
  });
});
afterEachRow(() => {
  channel.close();
  frame.remove();
});

describe('what is heard', () => {
  test('a message of the protocol, with the members it names and no others', () => {
    arrive(versioned('orderConfirmed', { orderId: '1001', token: 'secret', email: 'ada@example.com' }));
    expect(onMessage).toHaveBeenCalledExactlyOnceWith({
      type: 'orderConfirmed',
      payload: { orderId: '1001' },
    });
  });

  eachRow([
    { source: 'boxoffice', type: 'scrollToTop' },
    { source: 'boxoffice', type: 'countdownWarning', secondsLeft: 119, eventName: 'Northlight' },
  ])('$type as it was spoken before there were versions', (data) => {
    arrive(data);
    expect(onMessage).toHaveBeenCalledTimes(1);
  });

  eachRow<[string, unknown]>([
    ['another sender', { ...versioned('ready'), source: 'somebody' }],
    ['a version to come', { ...versioned('ready'), version: 2 }],
    ['no version', { source: 'boxoffice', type: 'ready' }],
    ['an unknown type', versioned('granted')],
    ['a type of every object', versioned('constructor')],
    ['__proto__ as type', versioned('__proto__')],
    ['a command, which only the page gives', versioned('setLocale', { locale: 'de' })],
    ['a height in words', versioned('resized', { height: '100%' })],
    ['no height', versioned('resized')],
    ['a height from a prototype', Object.create(versioned('resized', { height: 100 }))],
    ['a height below nothing', versioned('resized', { height: -1 })],
    ['a height that is no number', versioned('resized', { height: Number.NaN })],
    ['a sentence instead of a code', versioned('error', { kind: 'Card of ada@example.com refused' })],
    ['a script as address', versioned('leave', { address: 'javascript:alert(1)' })],
    ['a backslash in an address', versioned('leave', { address: 'https://bank.example\\@evil.example' })],
    ['an amount in parts of a cent', versioned('orderConfirmed', { orderId: '1', amount: 1.5 })],
    ['text', 'ready'],
    ['nothing', null],
  ])('not %s', (_, data) => {
    arrive(data);
    expect(onMessage).not.toHaveBeenCalled();
  });

  eachRow([
    ['http://tickets.example'],
    ['https://tickets.example.evil.example'],
    ['https://tickets.example:8443'],
    ['null'],
    [''],
  ])('nothing from %s', (origin) => {
    arrive(versioned('ready'), { origin });
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('nothing from another window of the same origin', () => {
    const other = document.body.appendChild(document.createElement('iframe'));
    arrive(versioned('ready'), { source: other.contentWindow });
    arrive(versioned('ready'), { source: window });
    arrive(versioned('ready'), { source: null });
    other.remove();
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('nothing while the frame is out of the document, even without a source', () => {
    frame.remove();
    arrive(versioned('ready'), { source: null });
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('nothing after it was closed', () => {
    channel.close();
    arrive(versioned('ready'));
    expect(onMessage).not.toHaveBeenCalled();
    expect(channel.say('open', {})).toBe(false);
  });
});

describe('what is said', () => {
  const heard = () => vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue();

  test('goes to the one origin, with what the protocol names', () => {
    const posted = heard();
    const payload = { locale: 'de', token: 'secret' };
    expect(channel.say('setLocale', payload)).toBe(true);
    expect(posted).toHaveBeenCalledExactlyOnceWith(
      { source: 'boxoffice', version: 1, type: 'setLocale', locale: 'de' },
      tickets,
    );
  });

  test('is not said when it is not of the protocol', () => {
    const posted = heard();
    expect(channel.say('setScheme', { scheme: 'sepia' })).toBe(false);
    expect(
      channel.say('setTheme', { settings: JSON.parse('{"__proto__":{"color0":"red"}}') as object }),
    ).toBe(false);
    expect(posted).not.toHaveBeenCalled();
  });
});

eachRow(['*', 'null', '', '/', 'https://tickets.example/', 'https://tickets.example/page', 'about:blank'])(
  '%s is no origin to talk to',
  (origin) => {
    const options = { peer: () => window, hears: frameEvents, says: hostCommands, onMessage };
    expect(() => openChannel({ ...options, origin })).toThrow('is not an address');
  },
);
