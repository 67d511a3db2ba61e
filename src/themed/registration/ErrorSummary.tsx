'use client';
import { useId, useMemo } from 'react';
import type { AttendeeSection, CustomField } from '../../domain';
import type { FieldName } from '../../headless/form/FieldsContext';
import { formParts, type RegistrationFormPart } from '../../headless/form/formParts';
import { focusField, useFailureFocus, useFormErrors } from '../../headless/form/useFormErrors';
import { useT, type Translate } from '../../i18n';
import { Heading } from '../kit/Heading';
import type { CardField, CardState, PaymentProblem } from '../../headless/payment/slot';
import { ErrorLinks, type ErrorLink } from './ErrorLinks';
import * as css from './RegistrationForm.css';
import { useSay } from './useSay';

export interface ErrorSummaryProps {
  sections: readonly AttendeeSection[];
  /** What the tax id is called. */
  taxName: string | null;
  /** Fields of the page's own. */
  customFields?: readonly CustomField[] | undefined;
  /** The provider's own words about the card. */
  cardMessages: CardState['messages'];
  focusCardField: (field: CardField) => void;
  /** What fields with rules of their own say. */
  paymentProblems: readonly PaymentProblem[];
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/**
 * Everything that keeps the order from being sent, by the parts of the form, each leading to its field. Takes focus
 * when a submit failed; an entry leaves once its field is right. 000 §5: 'Please fix your errors before ordering'.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { sections, taxName, customFields, cardMessages, focusCardField, paymentProblems } = props;
  const t = useT();
  const say = useSay();
  const titleId = useId();
  const listed = useMemo(() => formParts(sections, customFields), [sections, customFields]);
  const { parts: found, submitCount } = useFormErrors(listed);
  const ofPayment = paymentProblems.map(({ field, ...rest }): ErrorLink => ({
    id: `payment-${field}`,
    ...rest,
  }));
  // Where a message of 000 §5 does not say what it is about.
  const fieldOf = (name: FieldName) => {
    if (name === 'billing.vat') return taxName ?? t('registration.tax');
    return name === 'additionalTermsConsent' ? t('registration.additionalTerms') : null;
  };
  const parts = found.flatMap(({ id: key, part, number, errors }) => {
    const title = titleOf(part, number, t);
    const ofForm = errors.map(({ name, id, message }): ErrorLink => {
      const cardField = cardFieldOf(name);
      const said = cardField && cardField !== 'cardName' ? cardMessages[cardField] : undefined;
      const field = fieldOf(name);
      const problem = say(message);
      const text = said ?? (field === null ? problem : t('registration.errorOfField', { field, problem }));
      return {
        id,
        text,
        // The buyer and each attendee are asked for the same; links are also listed without the title above them.
        label:
          part === 'attendee' && title !== null
            ? t('registration.errorOfField', { field: title, problem: text })
            : undefined,
        focus: () => (cardField ? focusCardField(cardField) : focusField(id)),
      };
    });
    const entries = part === 'payment' ? [...ofForm, ...ofPayment] : ofForm;
    return entries.length > 0 ? [{ key, title, entries }] : [];
  });
  const box = useFailureFocus(submitCount, parts.length > 0);

  if (submitCount === 0 || parts.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={css.errors}>
      <Heading level={3} size="lg" id={titleId}>
        {t('registration.errors')}
      </Heading>
      <ul role={list} className={css.errorParts}>
        {parts.map(({ key, title, entries }) => (
          <li key={key}>
            {title}
            <ErrorLinks errors={entries} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null where the form has no heading either. */
function titleOf(part: RegistrationFormPart, number: number | undefined, t: Translate): string | null {
  if (part === 'consents') return null;
  if (part === 'attendee') return t('registration.attendee', { number: number ?? 1 });
  return t(`registration.${part}`);
}

const cardFieldOf = (name: FieldName): CardField | undefined =>
  name.startsWith('card.') ? (name.slice('card.'.length) as CardField) : undefined;
