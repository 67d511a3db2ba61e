'use client';
import { useMemo, useState } from 'react';
import { buyerRecordOf, type BuyerRecord } from '../../domain';
import { useEnvironment } from '../environment';
import { createBuyerStore } from '../buyerStore';

export interface BuyerReuse {
  /** What this browser remembers from an order before. */
  record: BuyerRecord | null;
  /** Whether to remember can be asked at all: the organizer allows it and the browser keeps it. */
  isOffered: boolean;
  /** The buyer's answer to that. */
  remembers: boolean;
  setRemembers: (remembers: boolean) => void;
  /** The order is sent: remembers its buyer when they want that, and forgets whom they don't (000 §4 Submit). */
  keep: (buyer: Parameters<typeof buyerRecordOf>[0]) => void;
  forget: () => void;
}

/** Earlier details of a buyer, by their consent. `isAllowed` is the widget's `allowInformationReuse`. 000 §1, §3. */
export function useBuyerReuse(isAllowed: boolean): BuyerReuse {
  const { clock, browserStore } = useEnvironment();
  const [store] = useState(() => {
    const opened = isAllowed ? createBuyerStore(browserStore) : null;
    return opened?.isLasting ? opened : null;
  });
  const [record, setRecord] = useState(() => store?.read(clock.now()) ?? null);
  const [remembers, setRemembers] = useState(record !== null);
  return useMemo(() => {
    const forget = () => {
      store?.forget();
      setRecord(null);
      setRemembers(false);
    };
    return {
      record,
      remembers,
      setRemembers,
      forget,
      isOffered: store !== null,
      keep: (buyer) => {
        if (remembers) store?.write(buyerRecordOf(buyer), clock.now());
        else store?.forget();
      },
    };
  }, [store, record, remembers, clock]);
}
