'use client';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { HeldTransaction } from '../../../contract';
import type { BitcoinProgress, BitcoinState } from '../..';
import { useT } from '../../../i18n';
import { Button, LinkButton } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import { Skeleton } from '../../../themed/kit/Skeleton';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { BitcoinAddress } from './BitcoinAddress';
import { BitcoinForm } from './BitcoinForm';
import { BitcoinConnection } from './BitcoinConnection';
import { bitcoinProblems, type BitcoinField, type BitcoinRules, type BitcoinValues } from './bitcoinProblems';
import * as css from './BitcoinFields.css';
import type { PaymentProblem, PaymentSlot } from '../../../headless/payment/slot';
import { useProblems } from '../../../headless/payment/useProblems';

export interface BitcoinFieldsProps extends Partial<PaymentSlot> {
  /** `receivers`: the legacy panel. */
  rules?: BitcoinRules | undefined;
  /** Of a `BitcoinSession`. */
  state: BitcoinState;
  hold: Pick<HeldTransaction, 'orderTotal' | 'currency'>;
  onGenerate: (values: BitcoinValues) => void;
  /** Another email: the source is cleared. */
  onReset: () => void;
  onRetryLoad: () => void;
  /** Connects again and looks for the payment. */
  onTryAgain: () => void;
}

const inOrder: readonly BitcoinField[] = ['email', 'refundAddress', 'source', 'payment'];

/** Email, refund address, the address to pay to and what became of it. 000 §2.8 Bitcoin. */
export function BitcoinFields(props: BitcoinFieldsProps) {
  const { rules = 'sources', state, hold, onProblems, showErrors = false } = props;
  const { payment, script, channel } = state;
  const t = useT();
  const id = useId();
  const [values, setValues] = useState(() => valuesOf(payment));
  const button = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const problems = useMemo(() => bitcoinProblems(values, payment, rules), [values, payment, rules]);
  useFocusOnProgress(payment, title, `${id}email`);

  const lead = useCallback(
    (field: BitcoinField) => {
      if (field === 'source') button.current?.focus();
      else if (field === 'payment') title.current?.focus();
      else document.getElementById(`${id}${field}`)?.focus();
    },
    [id],
  );
  const listed = useMemo(
    () =>
      inOrder.flatMap((field): PaymentProblem[] => {
        const problem = problems[field];
        return problem ? [{ field: `bitcoin-${field}`, text: t(problem), focus: () => lead(field) }] : [];
      }),
    [problems, t, lead],
  );
  useProblems(onProblems, listed);

  const isRequesting = payment.at === 'none' || payment.at === 'generating';
  return (
    <div className={css.box}>
      {script === 'failed' && isRequesting && (
        <Notice
          tone="danger"
          live="assertive"
          title={t('payment.bitcoin.failed')}
          action={<Button onClick={props.onRetryLoad}>{t('payment.bitcoin.retry')}</Button>}
        >
          {t('payment.bitcoin.failedHelp')}
        </Notice>
      )}
      {payment.at === 'restoring' && <Restoring failed={payment.failed} onTryAgain={props.onTryAgain} />}
      {isRequesting && (
        <BitcoinForm
          id={id}
          values={values}
          script={script}
          payment={payment}
          problems={problems}
          showErrors={showErrors}
          onChange={setValues}
          generateButton={button}
          onGenerate={props.onGenerate}
        />
      )}
      <VisuallyHidden role="status">
        {payment.at === 'generating' && t('payment.bitcoin.generating')}
      </VisuallyHidden>
      {'source' in payment && <Given payment={payment} onReset={props.onReset} />}
      {payment.at !== 'received' && payment.at !== 'approved' && (
        <BitcoinConnection channel={channel} onTryAgain={props.onTryAgain} />
      )}
      {'source' in payment && (
        <BitcoinAddress
          ref={title}
          payment={payment}
          hold={hold}
          error={showErrors && problems.payment ? t(problems.payment) : undefined}
        />
      )}
    </div>
  );
}

const valuesOf = (payment: BitcoinProgress): BitcoinValues =>
  'source' in payment
    ? { email: payment.email ?? '', refundAddress: payment.refundAddress }
    : { email: '', refundAddress: '' };

/** What it was generated with. A payment that is in can't be started over. */
function Given({ payment, onReset }: { payment: Paid; onReset: () => void }) {
  const t = useT();
  const { email, refundAddress, at } = payment;
  return (
    <div className={css.given}>
      <dl className={css.facts}>
        {email && (
          <div>
            <dt className={css.term}>{t('payment.bitcoin.email')}</dt>
            <dd className={css.detail}>
              <bdi>{email}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt className={css.term}>{t('payment.bitcoin.refundAddress')}</dt>
          <dd className={css.detail}>
            <bdi>{refundAddress}</bdi>
          </dd>
        </div>
      </dl>
      {at === 'waiting' && <LinkButton onClick={onReset}>{t('payment.bitcoin.change')}</LinkButton>}
    </div>
  );
}

type Paid = Extract<BitcoinProgress, { source: unknown }>;

/** After a reload: what was generated may have been paid to, and is not made anew. */
function Restoring({ failed, onTryAgain }: { failed: boolean; onTryAgain: () => void }) {
  const t = useT();
  if (!failed)
    return (
      <>
        <VisuallyHidden role="status">{t('payment.bitcoin.restoring')}</VisuallyHidden>
        <Skeleton height="12rem" />
      </>
    );
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t('payment.bitcoin.restoreFailed')}
      action={<Button onClick={onTryAgain}>{t('payment.bitcoin.tryAgain')}</Button>}
    >
      {t('payment.bitcoin.restoreFailedHelp')}
    </Notice>
  );
}

/** The button that was pressed is gone: focus goes to what came of it. */
function useFocusOnProgress(
  payment: BitcoinProgress,
  title: { readonly current: HTMLElement | null },
  emailId: string,
) {
  const before = useRef(payment);
  useEffect(() => {
    const last = before.current;
    before.current = payment;
    if (last.at === 'generating' && payment.at === 'waiting') title.current?.focus();
    if (payment.at === 'none' && payment.why === 'reset' && last.at === 'waiting')
      document.getElementById(emailId)?.focus();
  }, [payment, title, emailId]);
}
