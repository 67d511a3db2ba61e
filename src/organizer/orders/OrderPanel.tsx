'use client';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { OrderRow } from '../../contract';
import { useT } from '../../i18n';
import { IconButton } from '../../themed/kit/IconButton';
import { Dialog } from '../../themed/kit/Dialog';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { OrderDetails } from './OrderDetails';
import * as css from './OrderPanel.css';

export interface OrderPanelProps {
  order: OrderRow;
  /** IANA zone of the event. */
  timeZone: string;
  /** Beside the list, or above it as a dialog. */
  isBeside: boolean;
  onClose: () => void;
}

/** An opened order: beside the list where there is room, else in a dialog above it. */
export function OrderPanel({ order, timeZone, isBeside, onClose }: OrderPanelProps) {
  const t = useT();
  const title = t('organizer.order.title', { id: order.id });
  const details = <OrderDetails order={order} timeZone={timeZone} />;
  if (isBeside)
    return (
      <Beside order={order} title={title} onClose={onClose}>
        {details}
      </Beside>
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {details}
    </Dialog>
  );
}

interface BesideProps extends Pick<OrderPanelProps, 'order' | 'onClose'> {
  title: string;
  children: ReactNode;
}

function Beside({ order, title, onClose, children }: BesideProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [order.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <aside aria-label={title} className={css.panel}>
      <header className={css.head}>
        <Heading ref={heading} level={2} look="lg" tabIndex={-1} onKeyDown={onKeyDown} className={css.title}>
          <bdi>{title}</bdi>
        </Heading>
        <IconButton
          label={t('organizer.order.close', { id: order.id })}
          icon={<Icon name="close" />}
          onKeyDown={onKeyDown}
          onClick={onClose}
        />
      </header>
      <div className={css.body}>{children}</div>
    </aside>
  );
}
