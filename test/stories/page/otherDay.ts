/** In every frame, from before the page's own scripts: its clock is as many days ahead, and goes on. */
export function setClockAhead(days: number) {
  const aheadMs = days * 24 * 60 * 60 * 1_000;
  const now = Date.now.bind(Date);
  window.Date = new Proxy(Date, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now() + aheadMs], newTarget) as Date,
    get: (target, name, receiver) =>
      name === 'now' ? () => now() + aheadMs : (Reflect.get(target, name, receiver) as unknown),
  });
}
