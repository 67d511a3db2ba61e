'use client';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useDayField, type DayFieldOptions } from '../../headless/form/useDayField';
import { useReportedValue } from '../../headless/form/useReportedValue';
import { useLocale } from '../../i18n';
import { DateParts } from './DateParts';

/**
 * A day, written part by part in the order, the digits and the calendar of the reader's locale, whatever the browser's own is. Heavy:
 * import it lazily.
 */
export function DateField({ value, onValueChange, ...rest }: DayFieldOptions) {
  const locale = useLocale();
  const { version, change } = useReportedValue(value, onValueChange);
  return (
    <I18nProvider locale={locale}>
      <Parts key={`${version} ${locale}`} {...rest} locale={locale} value={value} onValueChange={change} />
    </I18nProvider>
  );
}

function Parts(props: DayFieldOptions & { locale: string }) {
  const { fieldProps, fieldRef, state, isInvalid } = useDayField(props);
  return <DateParts fieldProps={fieldProps} state={state} isInvalid={isInvalid} field={fieldRef} />;
}
