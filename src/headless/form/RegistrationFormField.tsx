'use client';
import { forwardRef, useMemo, useState, type FocusEvent } from 'react';
import type { AttendeeQuestion } from '../../domain';
import { useClientLayoutEffect } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  useFileBehaviour,
  useListBehaviour,
  useOptionsBehaviour,
  useTextBehaviour,
  useTextTickBehaviour,
  useTickBehaviour,
  type BehaviourOptions,
  type FieldBehaviour,
} from './fieldBehaviour';
import {
  FieldContext,
  useAttendee,
  useFormField,
  useQuestion,
  type RegistrationFieldState,
} from './FieldContext';
import { factsOf, factsOfQuestion } from './fieldKind';
import { useFields, type FieldName } from './FieldsContext';
import type { AnswerName } from './useAnswer';

/** Props of `RegistrationForm.Field`. @public */
export interface RegistrationFormFieldProps extends HeadlessProps<'div', RegistrationFieldState> {
  /** What it fills in: `buyer.…`, `billing.…`, `custom.…`, or a consent. Questions of attendees are `RegistrationForm.Question`. */
  name: FieldName;
  /** What it is called, in messages and by `Label`. */
  label: string;
}
/** Props of `RegistrationForm.Question`. @public */
export type RegistrationFormQuestionProps = HeadlessProps<'div', RegistrationFieldState>;
/** Props of `RegistrationForm.Label`. @public */
export type RegistrationFormLabelProps = HeadlessProps<'label', RegistrationFieldState>;
/** Props of `RegistrationForm.Description` and `RegistrationForm.Error`. @public */
export type RegistrationFormTextProps = HeadlessProps<'p', RegistrationFieldState>;

type WithBehaviour = RegistrationFormQuestionProps & BehaviourOptions;

/**
 * One field, around its label, control, description and error: a `div` with `data-kind`, `data-invalid`, `data-required` and `data-pending`, which
 * are also on its parts. Whether it is required is a rule of the order.
 */
export const Field = /* @__PURE__ */ forwardRef<HTMLDivElement, RegistrationFormFieldProps>(function Field(
  { name, label, ...rest },
  ref,
) {
  const { context } = useFields();
  const facts = useMemo(() => factsOf(name, context), [name, context]);
  const given = { ...rest, name, label, facts, question: null, autoComplete: undefined };
  return <OfKind {...given} ref={ref} />;
});

/** A question of an attendee: a field as `Field` is. Options of which one or several are chosen make it a group, named by its label. */
export const Question = /* @__PURE__ */ forwardRef<HTMLDivElement, RegistrationFormQuestionProps>(
  function Question(props, ref) {
    const { section, number } = useAttendee();
    const question = useQuestion();
    const facts = useMemo(() => factsOfQuestion(question), [question]);
    const given = {
      ...props,
      name: `attendees.${section.key}.${question.key}` as const,
      label: question.label,
      facts,
      question,
      // A section of its own keeps a browser from filling every attendee with the same person.
      autoComplete: question.autocomplete && `section-attendee-${number} ${question.autocomplete}`,
    };
    return <OfKind {...given} ref={ref} />;
  },
);

const consents = ['legalAgreement', 'additionalTermsConsent', 'showInCommunity'] as const;
const isConsent = (name: FieldName): name is (typeof consents)[number] =>
  (consents as readonly FieldName[]).includes(name);

/** Each kind has hooks of its own. */
const OfKind = /* @__PURE__ */ forwardRef<HTMLDivElement, WithBehaviour>(function OfKind(props, ref) {
  const { name, question, facts } = props;
  if (isConsent(name)) return <Tick {...props} name={name} ref={ref} />;
  if (question !== null && isAnswer(name)) {
    const fieldProps = { ...props, name, question };
    if (facts.kind === 'file') return <File {...fieldProps} ref={ref} />;
    if (facts.kind === 'one' || facts.kind === 'many') return <Choices {...fieldProps} ref={ref} />;
  }
  if (facts.kind === 'tick') return <TextTick {...props} ref={ref} />;
  if (facts.kind === 'select' || facts.kind === 'country') return <List {...props} ref={ref} />;
  return <Text {...props} ref={ref} />;
});

const isAnswer = (name: FieldName): name is AnswerName => /^attendees\.[^.]+\.[^.]+$/.test(name);

const kindOfField = <Props extends WithBehaviour>(useBehaviour: (props: Props) => FieldBehaviour) =>
  /* @__PURE__ */ forwardRef<HTMLDivElement, Props>(function OneKind(props, ref) {
    const behaviour = useBehaviour(props as Props);
    return <Drawn {...(props as Props)} behaviour={behaviour} ref={ref} />;
  });

const Text = /* @__PURE__ */ kindOfField(useTextBehaviour);
const List = /* @__PURE__ */ kindOfField(useListBehaviour);
const TextTick = /* @__PURE__ */ kindOfField(useTextTickBehaviour);
const Tick = /* @__PURE__ */ kindOfField<WithBehaviour & { name: (typeof consents)[number] }>(
  useTickBehaviour,
);
const Choices = /* @__PURE__ */ kindOfField<WithBehaviour & WithQuestion>(useOptionsBehaviour);
const File = /* @__PURE__ */ kindOfField<WithBehaviour & WithQuestion>(useFileBehaviour);

interface WithQuestion {
  name: AnswerName;
  question: AttendeeQuestion;
}

const Drawn = /* @__PURE__ */ forwardRef<HTMLDivElement, WithBehaviour & { behaviour: FieldBehaviour }>(
  function Drawn(props, ref) {
    const { name, label, facts, question, autoComplete: _given, behaviour, ...rest } = props;
    const { idOf } = useFields();
    const { leave, pending = false, ...shared } = behaviour;
    const [hasDescription, setHasDescription] = useState(false);
    const { kind, required } = facts;
    const invalid = shared.error !== undefined;
    const state = useMemo<RegistrationFieldState>(
      () => ({ kind, invalid, required, pending }),
      [kind, invalid, required, pending],
    );
    const id = idOf(name);
    const ids = { control: id, label: `${id}-label`, description: `${id}-help`, error: `${id}-error` };
    const describedBy = describedByOf({ ids, invalid, hasDescription });
    const isGroup = kind === 'one' || kind === 'many';
    const element = useRenderElement('div', state, rest, {
      ref,
      ...(isGroup && {
        defaults: {
          role: kind === 'one' ? 'radiogroup' : 'group',
          id,
          tabIndex: -1,
          'aria-labelledby': ids.label,
          'aria-describedby': describedBy,
          ...(kind === 'one' && {
            'aria-invalid': invalid || undefined,
            'aria-required': required || undefined,
          }),
        },
        handlers: {
          onBlur: (event: FocusEvent<HTMLDivElement>) => {
            if (!event.currentTarget.contains(event.relatedTarget)) leave?.();
          },
        },
      }),
    });
    const context = { ...shared, state, label, ids, hasDescription, setHasDescription, question };
    return <FieldContext.Provider value={context}>{element}</FieldContext.Provider>;
  },
);

interface Described {
  ids: Readonly<Record<'description' | 'error', string>>;
  invalid: boolean;
  hasDescription: boolean;
}

/** What is wrong is read first. */
export const describedByOf = ({ ids, invalid, hasDescription }: Described): string | undefined =>
  [invalid && ids.error, hasDescription && ids.description].filter(Boolean).join(' ') || undefined;

/** Names the control; what the field is called without children. */
export const Label = /* @__PURE__ */ forwardRef<HTMLLabelElement, RegistrationFormLabelProps>(
  function Label(props, ref) {
    const { state, ids, label } = useFormField();
    const isGroup = state.kind === 'one' || state.kind === 'many';
    return useRenderElement('label', state, props, {
      ref,
      defaults: { id: ids.label, htmlFor: isGroup ? undefined : ids.control, children: label },
    });
  },
);

/** What to know before answering; describes the control. */
export const Description = /* @__PURE__ */ forwardRef<HTMLParagraphElement, RegistrationFormTextProps>(
  function Description(props, ref) {
    const { state, ids, setHasDescription } = useFormField();
    useClientLayoutEffect(() => {
      setHasDescription(true);
      return () => setHasDescription(false);
    }, [setHasDescription]);
    return useRenderElement('p', state, { ...props, id: ids.description }, { ref });
  },
);

/** What is wrong; describes the control, and is nothing while nothing is wrong. `children` come before the text. */
export const FieldError = /* @__PURE__ */ forwardRef<HTMLParagraphElement, RegistrationFormTextProps>(
  function FieldError({ children, ...rest }, ref) {
    const { state, ids, error } = useFormField();
    const text = (
      <>
        {children}
        {error}
      </>
    );
    const element = useRenderElement('p', state, { ...rest, id: ids.error, children: text }, { ref });
    return state.invalid ? element : null;
  },
);
