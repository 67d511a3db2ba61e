'use client';
import { useRef, useState } from 'react';
import {
  waitingErrors,
  type JoinProblem,
  type WaitingErrors,
  type WaitingValues,
} from '../../domain/waitlist';

/** What is typed, and what becomes of it. @experimental */
export interface WaitingForm {
  values: WaitingValues;
  /** Changes some of it; a field that is changed is no longer wrong. */
  change: (changes: Partial<WaitingValues>) => void;
  errors: WaitingErrors;
  /** Why the last try failed, where no field says it; `null` otherwise. */
  problem: JoinProblem | null;
  status: 'editing' | 'sending' | 'joined';
  /** Sends it if nothing is wrong; otherwise the first wrong field gets the focus. Ignored while it is sent. */
  submit: () => void;
  /** For the control of a field that can be wrong. */
  inputRef: (field: keyof WaitingErrors) => (input: HTMLInputElement | null) => void;
}

/** In the order they are read. */
const fields = ['name', 'email'] as const;

/** The behaviour of a form to wait for a ticket type; `onJoin` answers what went wrong, or `null`. What is typed stays after a failure. @experimental */
export function useWaitingForm(onJoin: (values: WaitingValues) => Promise<JoinProblem | null>): WaitingForm {
  const [values, setValues] = useState<WaitingValues>({ name: '', email: '', quantity: 1 });
  const [errors, setErrors] = useState<WaitingErrors>({});
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const [status, setStatus] = useState<WaitingForm['status']>('editing');
  const inputs = useRef<Partial<Record<keyof WaitingErrors, HTMLInputElement | null>>>({});
  const showErrors = (found: WaitingErrors) => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  };
  const send = async () => {
    setStatus('sending');
    const failure = await onJoin(values);
    setStatus(failure ? 'editing' : 'joined');
    if (!failure) return;
    if (!showErrors(failure.errors)) setProblem(failure);
  };
  return {
    values,
    change: (changes) => {
      setValues((was) => ({ ...was, ...changes }));
      setErrors((was) => Object.fromEntries(Object.entries(was).filter(([field]) => !(field in changes))));
    },
    errors,
    problem,
    status,
    submit: () => {
      if (status === 'sending') return;
      setProblem(null);
      if (!showErrors(waitingErrors(values))) void send();
    },
    inputRef: (field) => (input) => {
      inputs.current[field] = input;
    },
  };
}
