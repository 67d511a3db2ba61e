import { options } from 'preact';

const names: string[] = [];
for (const name in KeyboardEvent.prototype) names.push(name);

/**
 * react-aria hands on a copy of a press of a key, `{ ...event }`. React's events are objects that can be copied; of a browser's own event
 * nothing would be left.
 */
const before = options.event?.bind(options);
options.event = (pressed) => {
  const event = (before ? before(pressed) : pressed) as Event;
  if (!(event instanceof KeyboardEvent)) return event;
  const copyable = {};
  for (const name of [...names, ...Object.keys(event)])
    Object.defineProperty(copyable, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value: unknown = Reflect.get(event, name);
        return typeof value === 'function' ? (value.bind(event) as unknown) : value;
      },
    });
  return copyable;
};
