'use client';
import { useState } from 'react';
import { pastedColumns } from '../../domain/registration/pastedList/columns';
import type { AttendeeSection } from '../../domain';
import { useFields } from '../form/FieldsContext';

/** Fewer are typed sooner than a list is pasted. */
const fewestAttendees = 3;

export interface Pasting {
  /** Of the dialog; `failed`: it could not be loaded. */
  status: 'closed' | 'loading' | 'open' | 'failed';
  open: () => void;
  close: () => void;
  /** What was pasted; kept while the dialog is closed, and nowhere but here. */
  text: string;
  setText: (text: string) => void;
  /** How many attendees were filled in the last time. */
  filled: number | null;
  /** Says how many were filled in. `isUsedUp`: nothing of the text is left to be put right. */
  reportFilled: (count: number, isUsedUp: boolean) => void;
}

/** A list of attendees that is pasted into a form; `null` where there are few of them, or nothing that a list says. */
export function usePasting(
  sections: readonly AttendeeSection[],
  /** Loads the dialog. */
  load: () => Promise<unknown>,
): Pasting | null {
  const { context } = useFields();
  const [status, setStatus] = useState<Pasting['status']>('closed');
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<number | null>(null);
  if (sections.length < fewestAttendees || pastedColumns(context.form, sections).length === 0) return null;
  return {
    status,
    open: () => {
      setFilled(null);
      setStatus('loading');
      load().then(
        () => setStatus('open'),
        () => setStatus('failed'),
      );
    },
    close: () => setStatus('closed'),
    text,
    setText,
    filled,
    reportFilled: (count, isUsedUp) => {
      setFilled(count);
      if (isUsedUp) setText('');
    },
  };
}
