'use client';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { AttendeeSection } from '../../domain';
import { useT, type MessageKey, type Translate } from '../../i18n';
import { Heading } from '../kit/Heading';
import type { CardField, CardState, PaymentProblem } from '../payment/slot';
import { errorOf, useFields, type FieldName } from './FieldsContext';
import * as css from './RegistrationForm.css';

export interface ErrorSummaryProps {
  sections: readonly AttendeeSection[];
  /** What the tax id is called. */
  taxName: string | null;
  /** The provider's own words about the card. */
  cardMessages: CardState['messages'];
  focusCardField: (field: CardField) => void;
  /** What fields with rules of their own say. */
  paymentProblems: readonly PaymentProblem[];
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

interface Entry {
  name: string;
  id: string;
  text: string;
  focus: () => void;
}

interface Listed {
  name: FieldName;
  textOf: (t: Translate, message: MessageKey) => string;
}

/**
 * Everything that keeps the order from being sent, in the order of the form, each leading to its field. Takes focus
 * when a submit failed; an entry leaves once its field is right. 000 §5: 'Please fix your errors before ordering'.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { sections, taxName, cardMessages, focusCardField } = props;
  const t = useT();
  const titleId = useId();
  const { methods, idOf } = useFields();
  const { errors, submitCount } = useFormState({ control: methods.control });
  const box = useRef<HTMLElement>(null);
  const ofForm = listFields(sections, taxName).flatMap(({ name, textOf }): Entry[] => {
    const error = errorOf(errors, name);
    if (!error?.message) return [];
    const cardField = cardFieldOf(name);
    const said = cardField && cardField !== 'cardName' ? cardMessages[cardField] : undefined;
    const focus = () => (cardField ? focusCardField(cardField) : focusField(idOf(name)));
    return [{ name, id: idOf(name), focus, text: said ?? textOf(t, error.message as MessageKey) }];
  });
  const ofPayment = props.paymentProblems.map(({ field, ...rest }): Entry => ({
    name: field,
    id: `payment-${field}`,
    ...rest,
  }));
  // The consents stand behind the payment.
  const behind = ofForm.findIndex(({ name }) => consents.includes(name));
  const split = behind < 0 ? ofForm.length : behind;
  const problems = [...ofForm.slice(0, split), ...ofPayment, ...ofForm.slice(split)];
  const hasProblems = problems.length > 0;
  const lastFocused = useRef(0);
  useEffect(() => {
    if (submitCount === lastFocused.current) return;
    lastFocused.current = submitCount;
    box.current?.focus();
  }, [submitCount, hasProblems]);

  if (submitCount === 0 || !hasProblems) return null;
  const lead = (event: MouseEvent, focus: () => void) => {
    event.preventDefault();
    focus();
  };
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={css.errors}>
      <Heading level={3} size="lg" id={titleId}>
        {t('registration.errors')}
      </Heading>
      <ul role={list} className={css.errorList}>
        {problems.map(({ id, focus, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.errorLink} onClick={(event) => lead(event, focus)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Into a group it leads to the first of its controls. */
function focusField(id: string) {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset, [role="group"]')
    ? field.querySelector<HTMLElement>('input:checked, input, select, button, [tabindex="0"]')
    : null;
  (control ?? field)?.focus();
}

const cardFieldOf = (name: FieldName): CardField | undefined =>
  name.startsWith('card.') ? (name.slice('card.'.length) as CardField) : undefined;

/** Fields behind the attendees, as they stand in the form. */
const fixedFields: readonly FieldName[] = [
  ...(['buyer.firstName', 'buyer.lastName', 'buyer.email'] as const),
  ...(['billing.billedContact', 'billing.company', 'billing.vat', 'billing.country'] as const),
  ...(['billing.address1', 'billing.city', 'billing.state', 'billing.zip', 'billing.memo'] as const),
  ...(['card.number', 'card.expiry', 'card.cvc', 'card.cardName'] as const),
  ...(['legalAgreement', 'additionalTermsConsent'] as const),
];

const consents: readonly string[] = ['legalAgreement', 'additionalTermsConsent'];

/** Two messages of 000 §5 don't say what they are about. */
function textOfFixed(name: FieldName, taxName: string | null): Listed['textOf'] {
  switch (name) {
    case 'billing.vat':
      return (t, message) =>
        t('registration.errorOfField', { field: taxName ?? t('registration.tax'), problem: t(message) });
    case 'additionalTermsConsent':
      return (t, message) =>
        t('registration.errorOfField', { field: t('registration.additionalTerms'), problem: t(message) });
    default:
      return (t, message) => t(message);
  }
}

function listFields(sections: readonly AttendeeSection[], taxName: string | null): Listed[] {
  const attendees = sections.flatMap((section, index) =>
    section.questions.map((question): Listed => ({
      name: `attendees.${section.key}.${question.key}`,
      textOf: (t, message) =>
        t('registration.errorOfAttendee', {
          number: index + 1,
          problem: t(message, { label: question.label }),
        }),
    })),
  );
  const fixed = fixedFields.map((name): Listed => ({ name, textOf: textOfFixed(name, taxName) }));
  return [...attendees, ...fixed];
}
