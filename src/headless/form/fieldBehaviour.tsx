'use client';
import { useMemo, type ChangeEvent, type FocusEvent } from 'react';
import { countries, type AttendeeQuestion } from '../../domain';
import { listText } from '../../domain/text/listText';
import { fileProblem, kindTexts, sizeLimit, sizeText } from '../../domain/registration/fileLimits';
import type { FieldContextValue } from './FieldContext';
import { isTrimmed, type FieldFacts } from './fieldKind';
import { useField, useFields, useTextTick, useTick, type FieldName } from './FieldsContext';
import { recheckAddress } from './recheckAddress';
import { useFormParts } from './RegistrationFormRoot';
import type { AnswerName } from './useAnswer';
import { useChoices } from './useChoices';
import { useEmailSuggestion } from './useEmailSuggestion';
import { useFileAnswer } from './useFileAnswer';

/** What is particular to a kind of field. */
export type FieldBehaviour = Pick<
  FieldContextValue,
  'error' | 'control' | 'options' | 'toggle' | 'file' | 'suggestion'
> & {
  pending?: boolean;
  /** The focus left a group of options. */
  leave?: () => void;
};

export interface BehaviourOptions {
  name: FieldName;
  label: string;
  facts: FieldFacts;
  question: AttendeeQuestion | null;
  /** Of the HTML attribute. */
  autoComplete: string | undefined;
}

const nothing = { control: null, options: [], toggle: null, file: null, suggestion: null };

/** Inputs of kinds that are written from left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel', 'url']);

/** What is typed. */
export function useTextBehaviour({
  name,
  label,
  facts,
  question,
  autoComplete,
}: BehaviourOptions): FieldBehaviour {
  const { kind } = facts;
  const { id, error, input, setActive } = useField(name, label, { trims: isTrimmed(name, kind) });
  const { suggestion, suggestFor } = useEmailSuggestion(name, id, setActive);
  const { ref, ...handlers } = input;
  const isMultiline = kind === 'multiline';
  return {
    ...nothing,
    error,
    suggestion,
    control: {
      tag: isMultiline ? 'textarea' : 'input',
      ref,
      handlers: {
        ...handlers,
        onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
          if (kind === 'email') suggestFor(event.target.value);
          void handlers.onBlur(event);
        },
      },
      defaults: {
        autoComplete,
        ...(!isMultiline && { type: kind }),
        ...(leftToRight.has(kind) && { dir: 'ltr' }),
        ...(kind === 'email' && { autoCapitalize: 'none', spellCheck: false }),
        ...(kind === 'date' && { min: question?.min, max: question?.max }),
      },
    },
  };
}

/** One of a list; a choice is checked as soon as it is made. */
export function useListBehaviour({ name, label, facts, autoComplete }: BehaviourOptions): FieldBehaviour {
  const { methods } = useFields();
  const { locale, excludedCountries } = useFormParts();
  const { error, input } = useField(name, label, { checksAtOnce: true });
  const isCountry = facts.kind === 'country';
  const list = useMemo(
    () =>
      isCountry
        ? countries({ locale, exclude: excludedCountries }).map(({ code, name: text }) => ({
            value: code,
            text,
          }))
        : facts.options.map((option) => ({ value: option, text: option })),
    [isCountry, locale, excludedCountries, facts.options],
  );
  const { ref, onChange, ...handlers } = input;
  return {
    ...nothing,
    error,
    control: {
      tag: 'select',
      ref,
      handlers: {
        ...handlers,
        onChange: (event: ChangeEvent<HTMLSelectElement>) => {
          void onChange(event).then(() => {
            if (name === 'billing.country') recheckAddress(methods);
          });
        },
      },
      defaults: { autoComplete: autoComplete ?? (isCountry ? 'country' : undefined) },
      options: list.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    },
  };
}

/** A box of the form itself, which is true or false. */
export function useTickBehaviour({
  name,
  label,
}: BehaviourOptions & {
  name: 'legalAgreement' | 'additionalTermsConsent' | 'showInCommunity';
}): FieldBehaviour {
  const { error, input } = useTick(name, label);
  const { ref, ...handlers } = input;
  return {
    ...nothing,
    error,
    control: { tag: 'input', ref, handlers: { ...handlers, type: 'checkbox' } },
  };
}

/** A box that answers a question. */
export function useTextTickBehaviour({ name, label }: BehaviourOptions): FieldBehaviour {
  const { methods } = useFields();
  const { error, checked, set } = useTextTick(name, label);
  return {
    ...nothing,
    error,
    control: {
      tag: 'input',
      handlers: {
        type: 'checkbox',
        checked,
        onChange: (event: ChangeEvent<HTMLInputElement>) => set(event.currentTarget.checked),
        onBlur: () => void methods.trigger(name),
      },
    },
  };
}

/** One or several of the options that a question has. */
export function useOptionsBehaviour({
  name,
  question,
}: Omit<BehaviourOptions, 'question' | 'name'> & {
  name: AnswerName;
  question: AttendeeQuestion;
}): FieldBehaviour {
  const { error, leave, chosen, isClosed, toggle } = useChoices(name, question);
  const { sessions, options = [] } = question;
  const list = sessions
    ? sessions.map((session) => ({ value: session.id, label: session.name }))
    : options.map((option) => ({ value: option, label: option }));
  return {
    ...nothing,
    error,
    leave,
    toggle,
    options: list.map((option) => ({
      ...option,
      selected: chosen.includes(option.value),
      disabled: isClosed(option.value),
    })),
  };
}

/** A file, uploaded as soon as it is chosen. */
export function useFileBehaviour({
  name,
  label,
  question,
}: Omit<BehaviourOptions, 'question' | 'name'> & {
  name: AnswerName;
  question: AttendeeQuestion;
}): FieldBehaviour {
  const { upload, locale } = useFormParts();
  const kinds = listText(locale, kindTexts(question.accept ?? [], {}), { type: 'disjunction' });
  const limits = { kinds, max: sizeText(sizeLimit(question), locale) };
  const { error, transfer, file, take, remove, leave } = useFileAnswer({
    name,
    question: { id: question.id, label },
    upload,
    problemOf: (chosen) => fileProblem(question, chosen, limits),
  });
  return {
    ...nothing,
    error,
    pending: transfer !== null && transfer.problem === undefined,
    control: {
      tag: 'input',
      handlers: {
        type: 'file',
        onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.files?.[0]),
        onBlur: leave,
      },
      defaults: { accept: question.accept?.join(',') },
    },
    file: { name: transfer?.file.name ?? file?.name, remove },
  };
}
