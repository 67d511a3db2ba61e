import { Button, useLocale } from 'boxoffice';
import type { MockBackend } from 'boxoffice/mocks';
import { useEffect, useState } from 'react';
import { text } from '../texts';
import css from './ScenarioPanel.module.css';

const hour = 60 * 60 * 1000;
const second = 1000;

/** The demo's time: stand still at the scenario's moment, go on, jump ahead. Holds expire by it. */
export function ClockControls({ backend }: { backend: MockBackend }) {
  const { clock } = backend;
  const locale = useLocale();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const read = () => setNow(clock.now());
    const timer = setInterval(read, second);
    const stop = clock.onChange(read);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock]);
  const format = new Intl.DateTimeFormat(locale, {
    ...({ dateStyle: 'medium', timeStyle: 'medium' } as const),
    timeZone: backend.db.world.event['time-zone-id'],
  });
  const isRunning = clock.state().running;
  const freeze = () => {
    clock.set(backend.db.world.now);
    clock.freeze();
  };
  return (
    <section className={css['section']} aria-labelledby="demo-clock">
      <h3 id="demo-clock" className={css['subtitle']}>
        {text('demo.clock')}
      </h3>
      <p className={css['time']}>
        <time dateTime={new Date(now).toISOString()}>{format.format(now)}</time>{' '}
        <span className={css['hint']}>{text(isRunning ? 'demo.clock.runs' : 'demo.clock.stands')}</span>
      </p>
      <div className={css['buttons']}>
        <Button onClick={() => clock.advance(hour)}>{text('demo.clock.hour')}</Button>
        <Button onClick={() => clock.advance(24 * hour)}>{text('demo.clock.day')}</Button>
        <Button onClick={freeze}>{text('demo.clock.freeze')}</Button>
        <Button onClick={() => clock.run()}>{text('demo.clock.run')}</Button>
      </div>
    </section>
  );
}
