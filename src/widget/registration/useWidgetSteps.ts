'use client';
import { useState } from 'react';
import type { WidgetStep } from './widgetStep';

/** A submit of a complete form that waits for steps of the page's own. */
type Send = () => void;

const noSteps: readonly WidgetStep[] = [];

/** Which step of the page's own is in front of the form, if any. @param isPaid nothing stands between a paid order and its confirmation */
export function useWidgetSteps(steps = noSteps, isPaid: boolean) {
  const [done, setDone] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState<{ send: Send } | null>(null);
  const openAt = (point: WidgetStep['at'], ids = done) =>
    isPaid ? undefined : steps.find(({ id, at }) => at === point && !ids.includes(id));
  const current = openAt('beforeRegistration') ?? (waiting ? openAt('afterRegistration') : undefined);
  const before = steps.filter(({ at }) => at === 'beforeRegistration');
  const previous = current?.at === 'beforeRegistration' ? before[before.indexOf(current) - 1] : undefined;

  return {
    current,
    /** Sends at once, or when the last step is done. */
    finish(send: Send) {
      if (openAt('afterRegistration')) setWaiting({ send });
      else send();
    },
    next() {
      if (!current) return;
      const ids = [...done, current.id];
      setDone(ids);
      if (current.at === 'beforeRegistration' || openAt('afterRegistration', ids)) return;
      setWaiting(null);
      waiting?.send();
    },
    /** To the step before, or to the form; nothing when tickets are what comes before. */
    back: previous
      ? () => setDone(done.filter((id) => id !== previous.id))
      : current?.at === 'afterRegistration'
        ? () => setWaiting(null)
        : undefined,
  };
}
