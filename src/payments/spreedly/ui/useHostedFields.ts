'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HostedFields, HostedContainers } from '../..';
import { fieldsTimeoutMs } from '../../../themed/payment/fieldsTimeout';
import { useLatest } from '../../../react';

type Answer = { at: 'ready'; fields: HostedFields } | { at: 'failed' };

/** Opens the provider's fields in two places; `retry` begins again. FAULTS F33–F37. */
export function useHostedFields(
  open: (containers: HostedContainers) => Promise<HostedFields>,
  onField: HostedContainers['onField'],
) {
  const number = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer & { attempt: number }>();
  const latestRef = useLatest(onField);

  useEffect(() => {
    if (!number.current || !cvv.current) return;
    let isOver = false;
    let isReady = false;
    let fields: HostedFields | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      isOver = true;
      clearTimeout(timer);
      fields?.close();
    };
    const fail = () => {
      if (isOver) return;
      leave();
      setAnswer({ at: 'failed', attempt });
    };
    const settle = () => {
      if (isOver || !isReady || !fields) return;
      clearTimeout(timer);
      setAnswer({ at: 'ready', fields, attempt });
    };
    open({
      number: number.current,
      cvv: cvv.current,
      onReady: () => {
        isReady = true;
        settle();
      },
      onField: (...args) => {
        if (!isOver) latestRef.current(...args);
      },
    }).then((opened) => {
      fields = opened;
      if (isOver) opened.close();
      else if (isReady) settle();
      else timer = setTimeout(fail, fieldsTimeoutMs);
    }, fail);
    return leave;
  }, [open, attempt, latestRef]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // An answer of an earlier attempt says nothing about this one.
  const current = answer?.attempt === attempt ? answer : undefined;
  return {
    number,
    cvv,
    fields: current?.at === 'ready' ? current.fields : null,
    isFailed: current?.at === 'failed',
    retry,
  };
}
