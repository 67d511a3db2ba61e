'use client';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { TextInput } from '../../themed/kit/TextInput';
import * as css from './door.css';

/** As the contract has it. */
const maxLength = 60;

export interface DoorNameProps {
  name: string;
  onName: (name: string) => void;
}

/** At which door this is. */
export function DoorName({ name, onName }: DoorNameProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const next = typed.trim();
    setMissing(next === '');
    if (next === '') input.current?.focus();
    else onName(next);
  };
  return (
    <form noValidate onSubmit={submit} className={css.stack[4]}>
      <Field
        label={t('organizer.checkIn.door.name')}
        hint={t('organizer.checkIn.door.nameHint')}
        error={isMissing ? t('organizer.checkIn.door.nameMissing') : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={typed}
            maxLength={maxLength}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary">
          {t('organizer.checkIn.door.open')}
        </Button>
      </div>
    </form>
  );
}
