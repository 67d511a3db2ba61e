'use client';
import type { KeyboardEvent } from 'react';
import type { AgendaList } from '../../domain/agenda';
import { useT } from '../../i18n';
import { FieldError } from '../../themed/kit/FieldError';
import { IconButton } from '../../themed/kit/IconButton';
import { TextInput } from '../../themed/kit/TextInput';
import { useEditorField } from '../kit/fields';
import { checkColour, ColourInput } from '../kit/fields/ColourInput';
import { checkNumber, NumberInput } from '../kit/fields/NumberInput';
import { OrganizerIcon } from '../kit/appearance';
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
  const { id, error, value, set, leave, ref } = useEditorField<string>(`${list}.${entryKey}.name`, label);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={css.name}>
      <TextInput
        {...controlOf(id, label, error)}
        ref={ref}
        value={value}
        autoComplete="off"
        dir="auto"
        onChange={(event) => set(event.target.value)}
        onBlur={() => {
          leave();
          onLeave();
        }}
        onKeyDown={onKeyDown}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
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
  const { id, error, value, set, leave, ref } = useEditorField<string>(path, label, { check: checkColour });
  return (
    <div className={css.part}>
      <ColourInput
        {...controlOf(id, label, error)}
        ref={ref}
        label={label}
        value={value}
        onValueChange={set}
        onLeave={leave}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Seats({ path, name }: PartProps) {
  const t = useT();
  const label = t('organizer.agenda.seatsOf', { name });
  const { id, error, value, set, leave, ref } = useEditorField<number | null>(path, label, {
    check: checkNumber,
  });
  return (
    <div className={css.part}>
      <NumberInput
        {...controlOf(id, label, error)}
        ref={ref}
        value={value}
        end={t('organizer.agenda.seats')}
        onValueChange={set}
        onBlur={leave}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
