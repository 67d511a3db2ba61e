'use client';
import { useEffect, useState } from 'react';
import { orderLinkOf, type OrderFlow } from '../../hooks';
import { OrderLink } from '../../themed/registration/OrderLink';

export interface OrderLinkDialogProps {
  createLink: OrderFlow['createLink'];
  onClose: () => void;
}

/** Asks for a link as soon as it is opened, and again at a press when there was none to be had. */
export function OrderLinkDialog({ createLink, onClose }: OrderLinkDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; code: string | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(createLink()).then((code = null) => {
      if (isCurrent) setAnswer({ attempt, code });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, createLink]);
  const made = answer?.attempt === attempt ? answer : null;
  return (
    <OrderLink
      address={made?.code ? orderLinkOf(location.href, made.code) : undefined}
      failed={made?.code === null}
      onRetry={() => setAttempt((count) => count + 1)}
      onClose={onClose}
    />
  );
}
