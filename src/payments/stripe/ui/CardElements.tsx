'use client';
import type {
  Stripe,
  StripeElementChangeEvent,
  StripeElementLocale,
  StripeElementStyle,
} from '@stripe/stripe-js';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CardBrand } from '../../../domain';
import type { StripeInput } from '../..';
import { useT } from '../../../i18n';
import { CardMarks } from '../../../themed/kit/CardMarks';
import { Field, Fields, type FieldControlProps } from '../../../themed/kit/Field';
import { TextInput } from '../../../themed/kit/TextInput';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import type { CardField, CardState, PaymentSlot } from '../../../headless/payment/slot';
import * as css from '../../../themed/payment/CardFields.css';
import type { StripeElements } from './stripeElements';

type ProviderField = 'number' | 'expiry' | 'cvc';

export interface CardElementsProps extends Partial<PaymentSlot> {
  stripe: Stripe;
  locale: StripeElementLocale;
  brands: readonly CardBrand[];
  style: StripeElementStyle;
  onReady: (input: StripeInput) => void;
  onLoadError: () => void;
}

const empty: CardState = { status: { number: 'empty', expiry: 'empty', cvc: 'empty' }, messages: {} };
const providerFields: readonly ProviderField[] = ['number', 'expiry', 'cvc'];

/** The three elements of Stripe, dressed as our inputs. */
export function createCardElements(library: StripeElements) {
  const { CardCvcElement, CardExpiryElement, CardNumberElement, Elements, useElements, useStripe } = library;

  return function CardElements({ stripe, locale, ...fields }: CardElementsProps) {
    return (
      <Elements stripe={stripe} options={{ locale }}>
        <CardFieldset {...fields} />
      </Elements>
    );
  };

  function CardFieldset(props: Omit<CardElementsProps, 'stripe' | 'locale'>) {
    const { brands, style, onReady, onLoadError, errors = {}, cardName = '' } = props;
    const { onCardNameChange, onCardChange, onCardFieldBlur, onFocusable } = props;
    const t = useT();
    const id = useId();
    const stripe = useStripe();
    const elements = useElements();
    const name = useRef(cardName);
    const nameInput = useRef<HTMLInputElement>(null);
    const card = useRef<CardState>(empty);
    const [messages, setMessages] = useState<CardState['messages']>({});
    const [active, setActive] = useState<CardField | null>(null);
    const readies = useRef(new Set<ProviderField>());

    const focus = useCallback(
      (field: CardField) => {
        if (field === 'cardName') nameInput.current?.focus();
        else if (field === 'number') elements?.getElement(CardNumberElement)?.focus();
        else if (field === 'expiry') elements?.getElement(CardExpiryElement)?.focus();
        else elements?.getElement(CardCvcElement)?.focus();
      },
      [elements],
    );
    useEffect(() => onFocusable?.(focus), [onFocusable, focus]);

    const markReady = (field: ProviderField) => {
      readies.current.add(field);
      const cardNumber = elements?.getElement(CardNumberElement);
      if (readies.current.size < providerFields.length || !stripe || !cardNumber) return;
      // Fields that come anew are empty, whatever was in those before.
      onCardChange?.(card.current);
      onReady({
        stripe,
        cardNumber,
        get cardName() {
          return name.current;
        },
      });
    };
    const change = (field: ProviderField, event: StripeElementChangeEvent) => {
      const status = event.complete ? 'complete' : event.empty ? 'empty' : 'incomplete';
      const said = { ...card.current.messages, [field]: event.error?.message };
      card.current = { status: { ...card.current.status, [field]: status }, messages: said };
      setMessages(said);
      onCardChange?.(card.current);
    };
    const leave = (field: CardField) => {
      setActive(null);
      onCardFieldBlur?.(field);
    };
    /** Provider's words first (000 §5: elements also report their own error message). */
    const errorOf = (field: CardField) =>
      (field === 'cardName' ? undefined : messages[field]) ?? (active === field ? undefined : errors[field]);
    const handlers = (field: ProviderField) => ({
      onReady: () => markReady(field),
      onChange: (event: StripeElementChangeEvent) => change(field, event),
      onFocus: () => setActive(field),
      onBlur: () => leave(field),
    });
    const appearance = useMemo(() => ({ style, classes: { base: css.frame } }), [style]);
    const isRequired = { required: true } as const;
    return (
      <fieldset>
        <legend>
          <VisuallyHidden>{t('payment.card.legend')}</VisuallyHidden>
        </legend>
        <Fields>
          <Field
            {...isRequired}
            id={`${id}number`}
            label={t('payment.card.number')}
            error={errorOf('number')}
          >
            {(control) => (
              <Frame control={control} label={t('payment.card.number')} isActive={active === 'number'}>
                <CardNumberElement
                  id={control.id}
                  className={css.number}
                  options={appearance}
                  {...handlers('number')}
                  onLoadError={onLoadError}
                />
                <CardMarks brands={brands} size="small" className={css.marks} />
              </Frame>
            )}
          </Field>
          <Field
            {...isRequired}
            id={`${id}expiry`}
            label={t('payment.card.expiry')}
            error={errorOf('expiry')}
            span={6}
            keepSpan
          >
            {(control) => (
              <Frame control={control} label={t('payment.card.expiry')} isActive={active === 'expiry'}>
                <CardExpiryElement id={control.id} options={appearance} {...handlers('expiry')} />
              </Frame>
            )}
          </Field>
          <Field
            {...isRequired}
            id={`${id}cvc`}
            label={t('payment.card.cvc')}
            error={errorOf('cvc')}
            span={6}
            keepSpan
          >
            {(control) => (
              <Frame control={control} label={t('payment.card.cvc')} isActive={active === 'cvc'}>
                <CardCvcElement id={control.id} options={appearance} {...handlers('cvc')} />
              </Frame>
            )}
          </Field>
          <Field {...isRequired} id={`${id}name`} label={t('payment.card.name')} error={errorOf('cardName')}>
            {(control) => (
              <TextInput
                {...control}
                ref={nameInput}
                defaultValue={cardName}
                autoComplete="cc-name"
                onFocus={() => setActive(null)}
                onChange={(event) => {
                  name.current = event.target.value;
                  setActive('cardName');
                  onCardNameChange?.(event.target.value);
                }}
                onBlur={() => leave('cardName')}
              />
            )}
          </Field>
        </Fields>
      </fieldset>
    );
  }
}

interface FrameProps {
  control: FieldControlProps;
  label: string;
  isActive: boolean;
  children: ReactNode;
}

/** Our input's look around a frame of the provider's. */
function Frame({ control, label, isActive, children }: FrameProps) {
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      dir="ltr"
      data-active={isActive ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      className={css.field}
    >
      {children}
    </div>
  );
}
