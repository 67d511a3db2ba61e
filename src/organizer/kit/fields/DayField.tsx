'use client';
import type { FieldValues } from 'react-hook-form';
import { useLocale } from '../../../i18n';
import { cx } from '../../../themed/kit/cx';
import { DateField } from '../../../themed/kit/DateField';
import { Field } from '../../../themed/kit/Field';
import { CalendarButton } from './calendar/CalendarButton';
import { readDay } from './calendar/days';
import { withButton } from './fields.css';
import { anchor } from './Popup.css';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

export interface DayFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** First and last day, `YYYY-MM-DD`: where the arrow keys start. The schema says of others that they are wrong. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day without a time: `YYYY-MM-DD`, '' for none; written part by part as the reader's locale does, or picked from a calendar. */
export function DayField<Values extends FieldValues = FieldValues>(props: DayFieldProps<Values>) {
  const { name, label, alsoChecks, min, max } = props;
  const locale = useLocale();
  const { value, set, leave, id, error } = useEditorField<string>(name, label, {
    alsoChecks,
    show: (day) => (typeof day === 'string' ? dayText(day, locale) : ''),
  });
  return (
    <Field {...frameOf(props)} id={id} error={error}>
      {(control) => (
        <div className={cx(anchor, withButton)}>
          <DateField
            {...control}
            aria-labelledby={`${id}-label`}
            value={value}
            min={min}
            max={max}
            onValueChange={set}
            onLeave={leave}
          />
          <CalendarButton label={label} day={value} onPick={set} />
        </div>
      )}
    </Field>
  );
}

/** As people read it; what is no day stays as it is. */
function dayText(day: string, locale: string): string {
  if (!readDay(day)) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
