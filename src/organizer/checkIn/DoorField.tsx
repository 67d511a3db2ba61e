'use client';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DoorTicket } from '../../contract';
import { usePickList } from '../../headless/palette';
import { useT } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { Icon } from '../../themed/kit/Icon';
import { TextInput } from '../../themed/kit/TextInput';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import * as css from './door.css';

export interface DoorFieldProps {
  search: (text: string, limit: number) => readonly DoorTicket[];
  /** A code that was typed, or that of the attendee who was chosen. */
  onScan: (code: string) => void;
}

const mostMatches = 8;

/** Digits are a ticket’s number: nobody is chosen by a scan that is no ticket of the event. */
const isName = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text);

/** Where a scanner types, and people. It keeps the focus and is empty again after each scan. */
export function DoorField({ search, onScan }: DoorFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => input.current?.focus(), []);
  const matches = isName(text) ? search(text, mostMatches) : [];
  const scan = (code: string) => {
    setText('');
    onScan(code);
    input.current?.focus();
  };
  const { reset, inputProps, listProps, optionProps } = usePickList({
    ids: matches.map(({ id }) => id),
    onPick: scan,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setText('');
    else if (event.key === 'Enter' && matches.length === 0) scan(text);
    else if (matches.length > 0) inputProps.onKeyDown(event);
  };
  return (
    <div>
      <Field label={t('organizer.checkIn.door.field')} hint={t('organizer.checkIn.door.fieldHint')}>
        {(control) => (
          <TextInput
            {...control}
            {...inputProps}
            ref={input}
            aria-expanded={matches.length > 0}
            className={css.field}
            autoCapitalize="off"
            enterKeyHint="done"
            spellCheck={false}
            start={<Icon name="ticket" />}
            value={text}
            onChange={(event) => {
              reset();
              setText(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <VisuallyHidden role="status">
        {isName(text) && t('organizer.kit.palette.found', { count: matches.length })}
      </VisuallyHidden>
      <div {...listProps} aria-label={t('organizer.checkIn.door.matches')} className={css.matches}>
        {matches.map(({ id, firstName, lastName, ticketName }) => (
          <div key={id} {...optionProps(id)} className={css.match}>
            <bdi>{`${firstName} ${lastName}`}</bdi>
            <span className={css.quiet}>
              <bdi>{ticketName}</bdi> <bdi>{id}</bdi>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
