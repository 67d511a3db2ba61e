'use client';
import { useState } from 'react';
import { textsOf } from '../../../domain';
import { useLocale, useT } from '../../../i18n';
import { chunk, useChunk } from '../../kit/chunk';
import { Field } from '../../kit/Field';
import { TextInput } from '../../kit/TextInput';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';
import { useAnswer } from '../../../headless/form/useAnswer';

const dateField = /* @__PURE__ */ chunk(() => import('../../kit/DateField'));

/** A day, written as the buyer's language writes it. The browser's own field stands in until that one is loaded. */
export function DateQuestion({ name, question, autoComplete }: QuestionProps) {
  const { label, required, min, max } = question;
  const { id, error, answer, set, leave } = useAnswer(name, label);
  const limits = useLimits(min, max);
  const [isActive, setActive] = useState(false);
  const parts = useChunk(dateField);
  const [isReplaced, setReplaced] = useState(Boolean(parts));
  // Not under the fingers of somebody who is typing.
  if (parts && !isActive && !isReplaced) setReplaced(true);
  const value = textsOf(answer)[0] ?? '';
  const change = (day: string) => {
    // A draft that is no day is taken back while the focus is elsewhere.
    setActive(document.getElementById(id)?.contains(document.activeElement) ?? false);
    set(day);
  };
  const end = () => {
    setActive(false);
    leave();
  };
  return (
    <Field
      id={id}
      label={label}
      required={required}
      // 000 §5: only when touched and not active.
      error={isActive ? undefined : error}
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
          <parts.DateField {...shared} aria-labelledby={`${id}-label`} onValueChange={change} onLeave={end} />
        ) : (
          <TextInput
            {...shared}
            type="date"
            {...(autoComplete && { autoComplete })}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setActive(true)}
            onBlur={end}
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
