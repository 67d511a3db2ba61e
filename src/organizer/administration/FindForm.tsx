'use client';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { TextInput } from '../../themed/kit/TextInput';
import * as css from './administration.css';

export interface FindFormProps {
  /** What it is found by. */
  label: string;
  /** What is shown now. */
  value: string;
  /** Why something can't be looked for; `undefined` where it can. `label` is required anyway. */
  check?: ((typed: string) => string | undefined) | undefined;
  onFind: (value: string) => void;
}

/** Finds one thing by its id or address. */
export function FindForm({ label, value, check, onFind }: FindFormProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [current, setCurrent] = useState(value);
  const [error, setError] = useState<string>();
  // Back and Forward show another one.
  if (value !== current) {
    setCurrent(value);
    setTyped(value);
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const problem = wanted === '' ? t('organizer.mobileApp.required', { label }) : check?.(wanted);
    setError(problem);
    if (problem === undefined) onFind(wanted);
    else input.current?.focus();
  };
  return (
    <form role="search" noValidate className={css.find} onSubmit={submit}>
      <div className={css.findField}>
        <Field id={id} label={label} error={error} required>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit">{t('organizer.administration.find')}</Button>
    </form>
  );
}
