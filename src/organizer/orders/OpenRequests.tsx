'use client';
import type { MouseEvent } from 'react';
import { useOpenRequests } from '../../hooks/organizer/myOrder/useBuyerRequests';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { RoutedLink } from '../kit/page/RoutedLink';

export interface OpenRequestsProps {
  eventId: string;
  orderId: string;
  /** Where they are decided; without it nothing is read. */
  href: string | undefined;
  onNavigate: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Leads to what the buyer of an order asked for, while somebody has to decide it. */
export function OpenRequests({ eventId, orderId, href, onNavigate }: OpenRequestsProps) {
  const t = useT();
  const { data: open = 0 } = useOpenRequests(eventId, orderId, { enabled: href !== undefined });
  if (href === undefined || open === 0) return null;
  return (
    <Notice tone="warning" title={t('organizer.myOrder.ofOrder.title')}>
      <RoutedLink href={href} onNavigate={onNavigate}>
        {t('organizer.myOrder.ofOrder.link')}
      </RoutedLink>
    </Notice>
  );
}
