'use client';
import { useCookieConsents } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { CookieConsentsView } from './CookieConsentsView';

/** Props of `CookieConsentsScreen`. @experimental */
export interface CookieConsentsScreenProps extends ViewProps {
  /** The organizer’s account. */
  accountId: string;
}

/** The cookie consents of an account's sites: added and changed, and the script each site loads. 002 §7 Cookie consent. */
export function CookieConsents({ accountId, ...props }: CookieConsentsScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { consents, calls } = useCookieConsents(accountId);
  return (
    <CookieConsentsView
      {...readingOf(consents)}
      accountId={accountId}
      consents={consents.data ?? null}
      calls={calls}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
