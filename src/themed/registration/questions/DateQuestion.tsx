'use client';
import { useDayAnswer } from '../../../headless/form/useDayAnswer';
import { useReplacement } from '../../../headless/form/useReplacement';
import { useLocale, useT } from '../../../i18n';
import { chunk, useChunk } from '../../kit/chunk';
import { Field } from '../../kit/Field';
import { TextInput } from '../../kit/TextInput';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';

const dateField = /* @__PURE__ */ chunk(() => import('../../kit/DateField'));

/** A day, written as the buyer's language writes it. The browser's own field stands in until that one is loaded. */
export function DateQuestion({ name, question, autoComplete }: QuestionProps) {
  const { label, required, min, max } = question;
  const { id, error, value, enter, set, leave } = useDayAnswer(name, label);
  const limits = useLimits(min, max);
  const parts = useChunk(dateField);
  const { isReplaced, ...plain } = useReplacement(Boolean(parts));
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={error}
      optional={!required}
      span={6}
      help={
        limits === undefined ? (
          helpOf(question)
        ) : (
          <>
            {helpOf(question)}
            <p>{limits}</p>
          </>
        )
      }
    >
      {(control) => {
        const shared = { ...control, value, min, max };
        return parts && isReplaced ? (
          <parts.DateField {...shared} aria-labelledby={`${id}-label`} onValueChange={set} onLeave={leave} />
        ) : (
          <TextInput
            {...shared}
            type="date"
            {...(autoComplete && { autoComplete })}
            onChange={(event) => set(event.target.value)}
            onFocus={() => {
              plain.enter();
              enter();
            }}
            onBlur={() => {
              plain.leave();
              leave();
            }}
          />
        );
      }}
    </Field>
  );
}

/** Which days are taken, in words. */
function useLimits(min: string | undefined, max: string | undefined): string | undefined {
  const t = useT();
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const [from, to] = [instantOf(min), instantOf(max)];
  if (from !== undefined && to !== undefined)
    return t('registration.date.between', { from: format.format(from), to: format.format(to) });
  if (from !== undefined) return t('registration.date.from', { from: format.format(from) });
  if (to !== undefined) return t('registration.date.until', { to: format.format(to) });
  return undefined;
}

/** `undefined` for what is no day. */
function instantOf(day: string | undefined): number | undefined {
  const instant = day ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return Number.isNaN(instant) ? undefined : instant;
}
