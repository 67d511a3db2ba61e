'use client';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ErrorListener } from '../../diagnostics';
import type { HeldTransaction, SiteConf, WidgetConfig } from '../../contract';
import { cardBrands, messageOf, type Problem } from '../../domain';
import type { MethodId } from '../../payments';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { Skeleton } from '../../themed/kit/Skeleton';
import type { PaymentSlot } from '../../headless/payment/slot';
import { SidePanel } from '../registration/StepPanel';
import { lazyWithRetry } from '../../payments/ui/lazyWithRetry';
import type { PaymentOption, ReadyPayment } from '../../payments/ui/paymentOption';

const PaymentPicker = /* @__PURE__ */ lazyWithRetry(
  () => import('../../themed/payment/PaymentPicker'),
  'PaymentPicker',
);

export interface PaymentFieldsPanelProps {
  offered: readonly PaymentOption[];
  option: PaymentOption | undefined;
  /** The buyer picks one. */
  isChoice: boolean;
  /** The money was taken by an earlier try: there is nothing to choose and nothing to fill in any more. */
  isPaid: boolean;
  /** What is being asked for instead. */
  requested: MethodId | undefined;
  /** Why another way could not be taken. */
  problem: Problem | null;
  pick: (method: MethodId) => void;
  setReady: (method: MethodId, ready: ReadyPayment | null) => void;
  slot: PaymentSlot;
  hold: HeldTransaction;
  widget: WidgetConfig;
  siteConf: SiteConf;
  onError: ErrorListener | undefined;
}

/** The payment options where there are several, each with its fields once it was chosen; the fields alone where there is one. */
export function PaymentFields(props: PaymentFieldsPanelProps) {
  const { offered, option, isChoice, requested, problem, pick, isPaid, widget, siteConf, onError } = props;
  const t = useT();
  const opened = useOpened(offered, option);
  const fieldsOf = (id: MethodId) => {
    const own = opened.find((each) => each.id === id);
    return own && <OptionFields key={id} {...props} own={own} isChosen={id === option?.id} />;
  };
  return (
    <>
      {isPaid && <Notice tone="positive" title={t('payment.paid')} />}
      {/* Hidden, not gone: the order is completed by the option that has paid. */}
      <div hidden={isPaid}>
        {isChoice ? (
          <SidePanel onError={onError}>
            <Suspense fallback={<Skeleton height={`${offered.length * 5}rem`} />}>
              <PaymentPicker
                methods={offered}
                picked={requested ?? option?.id}
                onPick={pick}
                brands={cardBrands(widget, siteConf.features)}
                busy={requested !== undefined}
                problem={problem ? messageOf(problem.message, t) : undefined}
                fields={fieldsOf}
              />
            </Suspense>
          </SidePanel>
        ) : (
          option && fieldsOf(option.id)
        )}
      </div>
    </>
  );
}

/** Options whose fields were visible stay open while others are: what was typed in them is there when the buyer comes back. */
function useOpened(offered: readonly PaymentOption[], option: PaymentOption | undefined) {
  const [seen, setSeen] = useState<readonly MethodId[]>([]);
  if (option?.Fields && !seen.includes(option.id)) setSeen([...seen, option.id]);
  return offered.filter(({ id, Fields }) => Fields && seen.includes(id));
}

const nothing = () => undefined;

interface OptionFieldsProps extends Omit<PaymentFieldsPanelProps, 'option'> {
  own: PaymentOption;
  isChosen: boolean;
}

/** Fields that crash leave the rest of the form as it is (FAULTS F77). */
function OptionFields({ own: { id, Fields }, isChosen, ...props }: OptionFieldsProps) {
  const { slot, widget, siteConf, hold, setReady, onError } = props;
  const t = useT();
  const report = useCallback((ready: ReadyPayment | null) => setReady(id, ready), [setReady, id]);
  // What is not chosen keeps nobody from paying.
  const ownSlot = useMemo(
    (): PaymentSlot =>
      isChosen
        ? slot
        : {
            ...slot,
            onProblems: nothing,
            onFocusable: nothing,
            onOwnSubmit: nothing,
            submitContainer: null,
          },
    [slot, isChosen],
  );
  if (!Fields) return null;
  return (
    <SidePanel onError={onError} title={t('panel.crashed.title')}>
      <Suspense fallback={<Skeleton height="8rem" />}>
        <Fields
          widget={widget}
          siteConf={siteConf}
          hold={hold}
          onError={onError}
          slot={ownSlot}
          onReady={report}
        />
      </Suspense>
    </SidePanel>
  );
}
