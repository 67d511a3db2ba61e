'use client';
import type { FieldValues } from 'react-hook-form';
import { useLocale, type MessageKey } from '../../../i18n';
import { Field } from '../../../themed/kit/Field';
import { cx } from '../../../themed/kit/cx';
import { CalendarButton } from './calendar/CalendarButton';
import { DateTimeInput } from './DateTimeInput';
import { onDay, readMinute } from './dateTime';
import { withButton } from './fields.css';
import { anchor } from './Popup.css';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

export interface DateTimeFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** Of the event, IANA: whose clocks the time is of. Named below the field. */
  timeZone: string;
}

/** A date and time on the event's clocks: `YYYY-MM-DD HH:mm`, '' for none. Shown as 001 §9 in English (`MM/DD/YYYY hh:mm a`), else as the locale does. */
export function DateTimeField<Values extends FieldValues = FieldValues>(props: DateTimeFieldProps<Values>) {
  const { name, label, alsoChecks, timeZone, hint } = props;
  const locale = useLocale();
  const { value, set, leave, id, error } = useEditorField<string>(name, label, {
    alsoChecks,
    check: checkDate,
    show: (minute) => (typeof minute === 'string' ? minuteText(minute, locale) : ''),
  });
  return (
    <Field {...frameOf(props)} id={id} error={error} hint={hint ?? zoneName(value, timeZone, locale)}>
      {(control) => (
        <div className={cx(anchor, withButton)}>
          <DateTimeInput {...control} value={value} onValueChange={set} onLeave={leave} />
          <CalendarButton label={label} day={value.slice(0, 10)} onPick={(day) => set(onDay(value, day))} />
        </div>
      )}
    </Field>
  );
}

const checkDate = (value: unknown): MessageKey | undefined =>
  typeof value !== 'string' || value === '' || readMinute(value) ? undefined : 'validation.dateInvalid';

/** The minute as it is, whatever zone the reader is in. */
function minuteText(minute: string, locale: string): string {
  const date = readMinute(minute);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return date ? format.format(date.toDate('UTC')) : '';
}

/** What the clocks are called then, e.g. `Eastern Daylight Time`. */
function zoneName(minute: string, timeZone: string, locale: string): string {
  try {
    const at = readMinute(minute)?.toDate(timeZone) ?? new Date(0);
    const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone });
    return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
