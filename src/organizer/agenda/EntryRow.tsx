'use client';
import type { KeyboardEvent } from 'react';
import type { AgendaList } from '../../domain/agenda';
import { useT } from '../../i18n';
import { FieldError } from '../../themed/kit/FieldError';
import { IconButton } from '../../themed/kit/IconButton';
import { TextInput } from '../../themed/kit/TextInput';
import { useEditorField } from '../fields';
import { checkColour, ColourInput } from '../fields/ColourInput';
import { checkNumber, NumberInput } from '../fields/NumberInput';
import { OrganizerIcon } from '../look';
import * as css from './EntryRow.css';

export interface EntryRowProps {
  list: AgendaList;
  /** What it is called in the form. */
  entryKey: string;
  /** Its place, from 1. */
  number: number;
  /** What it is called, for the fields and buttons beside its name. */
  name: string;
  /** How many sessions have it. */
  count: number;
  /** Its name was left. */
  onLeave: () => void;
  /** Enter was pressed in its name: they want another one. */
  onEnter: () => void;
  onRemove: () => void;
}

/** One track, location or tag. */
export function EntryRow(props: EntryRowProps) {
  const { list, entryKey, name, count, onRemove } = props;
  const t = useT();
  return (
    <div className={css.row}>
      <NameInput {...props} />
      {list === 'tracks' && <TrackColour path={`tracks.${entryKey}.color`} name={name} />}
      {list === 'locations' && <Seats path={`locations.${entryKey}.capacity`} name={name} />}
      <span className={css.use}>{count > 0 && t('organizer.agenda.usedBy', { count })}</span>
      <IconButton
        label={t('organizer.agenda.remove', { name })}
        aria-disabled={count > 0 || undefined}
        icon={<OrganizerIcon name="trash" size="small" />}
        onClick={onRemove}
        className={css.remove}
      />
    </div>
  );
}

/** What ties an input to its name and error, where there is no room for a label. */
const controlOf = (id: string, label: string, error: string | undefined) => ({
  id,
  'aria-label': label,
  ...(error && { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }),
});

function NameInput({ list, entryKey, number, onLeave, onEnter }: EntryRowProps) {
  const t = useT();
  const label = t(`organizer.agenda.nameOf.${list}`, { number });
  const field = useEditorField<string>(`${list}.${entryKey}.name`, label);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={css.name}>
      <TextInput
        {...controlOf(field.id, label, field.error)}
        ref={field.ref}
        value={field.value}
        autoComplete="off"
        dir="auto"
        onChange={(event) => field.set(event.target.value)}
        onBlur={() => {
          field.leave();
          onLeave();
        }}
        onKeyDown={onKeyDown}
      />
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}

interface PartProps {
  path: string;
  /** Of the entry. */
  name: string;
}

function TrackColour({ path, name }: PartProps) {
  const t = useT();
  const label = t('organizer.agenda.colourOf', { name });
  const field = useEditorField<string>(path, label, { check: checkColour });
  return (
    <div className={css.part}>
      <ColourInput
        {...controlOf(field.id, label, field.error)}
        {...{ ref: field.ref, label, value: field.value }}
        onValueChange={field.set}
        onLeave={field.leave}
      />
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}

function Seats({ path, name }: PartProps) {
  const t = useT();
  const label = t('organizer.agenda.seatsOf', { name });
  const field = useEditorField<number | null>(path, label, { check: checkNumber });
  return (
    <div className={css.part}>
      <NumberInput
        {...controlOf(field.id, label, field.error)}
        ref={field.ref}
        value={field.value}
        end={t('organizer.agenda.seats')}
        onValueChange={field.set}
        onBlur={field.leave}
      />
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}
