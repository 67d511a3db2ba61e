'use client';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { systemClock, type CardBrand, type Clock } from '../../../domain';
import type { HostedFields, HostedContainers, SpreedlyInput } from '../..';
import { useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { CardMarks } from '../../../themed/kit/CardMarks';
import { Field, Fields } from '../../../themed/kit/Field';
import { Notice } from '../../../themed/kit/Notice';
import { TextInput } from '../../../themed/kit/TextInput';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { CardCheck } from './CardCheck';
import { HostedCardSkeleton } from './HostedCardSkeleton';
import { HostedField } from './HostedField';
import { hostedAppearance } from './hostedAppearance';
import type { PaymentProblem, PaymentSlot } from '../../../headless/payment/slot';
import * as css from '../../../themed/payment/CardFields.css';
import { useCardToken } from './useCardToken';
import { useElementStyle } from '../../../themed/payment/useElementStyle';
import { useHostedCard, type HostedCardField } from './useHostedCard';
import { useHostedFields } from './useHostedFields';
import { useProblems } from '../../../headless/payment/useProblems';
import { fieldErrorsOf } from './vaultErrors';

/** Props of `HostedCardFields`. */
export interface HostedCardFieldsProps extends Partial<PaymentSlot> {
  /** Opens the provider's fields; asked again by Retry. Keep it the same between renders. */
  open: (containers: HostedContainers) => Promise<HostedFields>;
  /** Marks in the number field; see `cardBrands`. */
  brands: readonly CardBrand[];
  /** What the payment method needs, once the fields can be used, and `null` while they can't. */
  onReady?: ((input: SpreedlyInput | null) => void) | undefined;
  /** Default: the system's. Keep it the same between renders. */
  clock?: Pick<Clock, 'now'> | undefined;
}

type OwnField = Exclude<HostedCardField, 'number' | 'cvv'>;

interface OwnFieldKind {
  field: OwnField;
  label: MessageKey;
  autoComplete: string;
  span: 4 | 6;
  /** Two digits; such fields stay beside each other. */
  placeholder?: MessageKey;
}

const dates: readonly OwnFieldKind[] = [
  {
    ...({ field: 'month', label: 'payment.spreedly.month', autoComplete: 'cc-exp-month', span: 4 } as const),
    placeholder: 'payment.spreedly.monthShort',
  },
  {
    ...({ field: 'year', label: 'payment.spreedly.year', autoComplete: 'cc-exp-year', span: 4 } as const),
    placeholder: 'payment.spreedly.yearShort',
  },
];
const names: readonly OwnFieldKind[] = [
  { field: 'firstName', label: 'payment.spreedly.firstName', autoComplete: 'cc-given-name', span: 6 },
  { field: 'lastName', label: 'payment.spreedly.lastName', autoComplete: 'cc-family-name', span: 6 },
];
const order = ['number', 'month', 'year', 'cvv', 'firstName', 'lastName'] as const;

/** Hosted card number and CVC, month, year and name on the card. 000 §2.8; digits never reach this page. @public */
export function HostedCardFields(props: HostedCardFieldsProps) {
  const { open, brands, onReady, clock = systemClock, showErrors = false, onProblems } = props;
  const t = useT();
  const id = useId();
  const { card, update, active, setActive, touched, leave, onField, wrong } = useHostedCard(clock);
  const box = useRef<HTMLDivElement>(null);
  const { number, cvv, fields, isFailed, retry } = useHostedFields(
    open,
    useCallback(
      (field, type, state) => {
        if (type === 'enter') box.current?.closest('form')?.requestSubmit();
        onField(field, type, state);
      },
      [onField],
    ),
  );
  const isComplete = Object.keys(wrong).length === 0;
  const { state, input, requestAgain } = useCardToken({
    fields,
    card,
    isComplete,
    isEdited: active !== null,
  });
  useEffect(() => onReady?.(input), [onReady, input]);

  const refused = useMemo(() => fieldErrorsOf(state.at === 'refused' ? state.errors : []), [state]);
  const errors = useMemo(() => ({ ...refused.ofFields, ...wrong }), [refused, wrong]);
  const isStuck = state.at === 'refused' && Object.keys(refused.ofFields).length === 0;
  const visibleErrorOf = (field: HostedCardField) =>
    active !== field && (touched.has(field) || showErrors || field in refused.ofFields)
      ? errors[field]
      : undefined;

  const probes = useRef<HTMLSpanElement>(null);
  const style = useElementStyle(probes);
  const isWrong = {
    number: visibleErrorOf('number') !== undefined,
    cvv: visibleErrorOf('cvv') !== undefined,
  };
  useEffect(() => {
    if (fields && style)
      fields.dress(hostedAppearance(style, { number: isWrong.number, cvv: isWrong.cvv }, t));
  }, [fields, style, isWrong.number, isWrong.cvv, t]);

  const focusNumber = useCallback(() => fields?.focus('number'), [fields]);
  const focusCvv = useCallback(() => fields?.focus('cvv'), [fields]);
  const retryButton = useRef<HTMLDivElement>(null);
  useProblems(
    onProblems,
    useMemo((): PaymentProblem[] => {
      if (!fields) {
        const text = t(isFailed ? 'payment.card.failed' : 'payment.spreedly.stillLoading');
        return [{ field: 'card', text, focus: () => box.current?.querySelector('button')?.focus() }];
      }
      const focusOf = (field: HostedCardField) => {
        if (field === 'number') return focusNumber;
        return field === 'cvv' ? focusCvv : () => document.getElementById(`${id}${field}`)?.focus();
      };
      const found = order.flatMap((field) => {
        const text = errors[field];
        return text ? [{ field, text, focus: focusOf(field) }] : [];
      });
      if (found.length > 0 || !isStuck) return found;
      const text = t('validation.paymentTokenMissing');
      return [{ field: 'token', text, focus: () => retryButton.current?.querySelector('button')?.focus() }];
    }, [fields, isFailed, errors, isStuck, id, focusNumber, focusCvv, t]),
  );

  const own = ({ field, label, autoComplete, span, placeholder }: OwnFieldKind) => (
    <Field
      required
      key={field}
      id={`${id}${field}`}
      label={t(label)}
      error={visibleErrorOf(field)}
      span={span}
      keepSpan={placeholder !== undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={card.values[field]}
          autoComplete={autoComplete}
          {...(placeholder && {
            placeholder: t(placeholder),
            inputMode: 'numeric',
            maxLength: 2,
            dir: 'ltr',
          })}
          onFocus={() => setActive(field)}
          onChange={(event) => update({ values: { [field]: event.target.value } })}
          onBlur={() => leave(field)}
        />
      )}
    </Field>
  );
  return (
    <div ref={box} className={css.box} aria-busy={!isFailed && !fields}>
      <span ref={probes} aria-hidden="true" className={css.probes}>
        <span className={css.textProbe} />
        <span className={css.mutedProbe} />
        <span className={css.dangerProbe} />
      </span>
      {isFailed && (
        <Notice
          tone="danger"
          live="assertive"
          title={t('payment.card.failed')}
          action={<Button onClick={retry}>{t('payment.card.retry')}</Button>}
        >
          {t('payment.card.failedHelp')}
        </Notice>
      )}
      {!isFailed && !fields && (
        <>
          <VisuallyHidden role="status">{t('payment.card.loading')}</VisuallyHidden>
          <HostedCardSkeleton />
        </>
      )}
      {/* Laid out but not seen until ready: a frame without size never gets ready. */}
      <div className={css.stage} data-ready={fields ? '' : undefined} hidden={isFailed}>
        <fieldset>
          <legend>
            <VisuallyHidden>{t('payment.card.legend')}</VisuallyHidden>
          </legend>
          <Fields>
            <HostedField
              id={`${id}number`}
              label={t('payment.card.number')}
              error={visibleErrorOf('number')}
              isActive={active === 'number'}
              span={12}
              container={number}
              onLabelClick={focusNumber}
            >
              <CardMarks brands={brands} size="small" className={css.marks} />
            </HostedField>
            {dates.map(own)}
            <HostedField
              id={`${id}cvv`}
              label={t('payment.card.cvc')}
              error={visibleErrorOf('cvv')}
              isActive={active === 'cvv'}
              span={4}
              container={cvv}
              onLabelClick={focusCvv}
            />
            {names.map(own)}
          </Fields>
        </fieldset>
        <div ref={retryButton}>
          <CardCheck state={state} text={refused.text} canRetry={isStuck} onRetry={requestAgain} />
        </div>
      </div>
    </div>
  );
}
