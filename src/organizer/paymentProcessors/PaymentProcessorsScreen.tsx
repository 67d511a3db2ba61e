'use client';
import { useState } from 'react';
import { processorSearch } from '../../domain/paymentProcessors';
import { useAvailablePaymentProcessors, usePaymentProcessors } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { PaymentProcessorScreen } from './PaymentProcessorScreen';
import { PaymentProcessorsView } from './PaymentProcessorsView';

/** Props of `PaymentProcessorsScreen`. @experimental */
export interface PaymentProcessorsScreenProps extends ViewProps {
  /** The organizer’s account. */
  accountId: string;
  /** Rows a page. Default: 25. */
  pageSize?: number | undefined;
  /** Id of the processor that is edited, `new` for another, `null` for the list. Held here when absent. */
  processor?: string | null | undefined;
  /** A processor is opened, `new` for another, or closed with `null`. */
  onProcessorChange?: ((id: string | null) => void) | undefined;
  /** Where payouts are seen and settled (002 §7), https; without it no link is shown. */
  payoutUrl?: string | undefined;
  /** Where the services’ own pages are that hand keys over; `/auth/{service}` on this origin when absent. */
  pages?: string | undefined;
}

/** Stands for a processor that is about to be made. */
const newProcessor = 'new';

/** The payment processors of an account: found, set up, changed, given keys. 002 §3, §7 Payments. */
export function PaymentProcessors(props: PaymentProcessorsScreenProps) {
  const { accountId, pageSize = 25, payoutUrl, pages } = props;
  const [view, setView] = useTableView(props);
  const [own, setOwn] = useState<string | null>(null);
  const opened = props.processor === undefined ? own : props.processor;
  const open = (id: string | null) => {
    setOwn(id);
    props.onProcessorChange?.(id);
  };
  const list = usePaymentProcessors(accountId, processorSearch(view, pageSize));
  const available = useAvailablePaymentProcessors(accountId);
  if (opened !== null)
    return (
      <PaymentProcessorScreen
        key={opened}
        accountId={accountId}
        pages={pages}
        id={opened === newProcessor ? undefined : Number(opened)}
        onCreated={(id) => open(String(id))}
        onClose={() => open(null)}
      />
    );
  return (
    <PaymentProcessorsView
      view={view}
      payoutUrl={payoutUrl}
      onViewChange={setView}
      size={pageSize}
      processors={list.data?.items ?? null}
      total={list.data?.total ?? 0}
      available={available.data ?? []}
      {...readingOf(list)}
      onOpen={(id) => open(String(id))}
      onNew={() => open(newProcessor)}
    />
  );
}
