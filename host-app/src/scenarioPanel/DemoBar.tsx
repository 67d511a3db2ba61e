import type { MockBackend } from 'boxoffice/mocks';
import { lazy, Suspense, useRef, useState } from 'react';
import { text } from '../texts';
import css from './DemoBar.module.css';

const ScenarioPanel = lazy(async () => ({ default: (await import('./ScenarioPanel')).ScenarioPanel }));

const panelId = 'scenario-panel';

/** A line above every page of the demo. In the flow, so that it never covers what is to be pressed. */
export function DemoBar({ backend }: { backend: MockBackend }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <aside className={css['bar']} aria-label={text('demo.label')}>
      <p className={css['what']}>
        <strong>{text('demo.title')}</strong> <span className={css['note']}>{text('demo.note')}</span>
      </p>
      <button
        ref={opener}
        type="button"
        className={css['opener']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {text('demo.open')}
      </button>
      <div id={panelId} className={css['panel']} hidden={!isOpen}>
        <Suspense>{isOpen && <ScenarioPanel backend={backend} onClose={close} />}</Suspense>
      </div>
    </aside>
  );
}
