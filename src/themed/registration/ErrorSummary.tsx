'use client';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { AttendeeSection, CustomField } from '../../domain';
import { useT, type MessageKey } from '../../i18n';
import { Heading } from '../kit/Heading';
import type { CardField, CardState, PaymentProblem } from '../payment/slot';
import { errorParts } from './errorParts';
import { errorOf, useFields, type FieldName } from './FieldsContext';
import * as css from './RegistrationForm.css';

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

interface Entry {
  id: string;
  text: string;
  focus: () => void;
}

/**
 * Everything that keeps the order from being sent, by the parts of the form, each leading to its field. Takes focus
 * when a submit failed; an entry leaves once its field is right. 000 §5: 'Please fix your errors before ordering'.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { sections, taxName, customFields, cardMessages, focusCardField, paymentProblems } = props;
  const t = useT();
  const titleId = useId();
  const { methods, idOf } = useFields();
  const { errors, submitCount } = useFormState({ control: methods.control });
  const box = useRef<HTMLElement>(null);
  const ofPayment = paymentProblems.map(({ field, ...rest }): Entry => ({ id: `payment-${field}`, ...rest }));
  const parts = errorParts(sections, taxName, customFields).flatMap(
    ({ id: part, title, fields, hasPaymentFields }) => {
      const ofForm = fields.flatMap(({ name, textOf }): Entry[] => {
        const error = errorOf(errors, name);
        if (!error?.message) return [];
        const cardField = cardFieldOf(name);
        const said = cardField && cardField !== 'cardName' ? cardMessages[cardField] : undefined;
        const focus = () => (cardField ? focusCardField(cardField) : focusField(idOf(name)));
        return [{ id: idOf(name), focus, text: said ?? textOf(t, error.message as MessageKey) }];
      });
      const entries = hasPaymentFields ? [...ofForm, ...ofPayment] : ofForm;
      return entries.length > 0 ? [{ part, title: title?.(t), entries }] : [];
    },
  );
  const hasProblems = parts.length > 0;
  const lastFocused = useRef(0);
  useEffect(() => {
    if (submitCount === lastFocused.current) return;
    lastFocused.current = submitCount;
    box.current?.focus({ preventScroll: true });
    // Longer than a phone is high: its title has to be in view, not its middle.
    box.current?.scrollIntoView({ block: 'start' });
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
      <ul role={list} className={css.errorParts}>
        {parts.map(({ part, title, entries }) => (
          <li key={part}>
            {title}
            <ul role={list}>
              {entries.map(({ id, focus, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className={css.errorLink} onClick={(event) => lead(event, focus)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
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
