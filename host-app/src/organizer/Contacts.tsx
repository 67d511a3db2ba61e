import { useT } from 'boxoffice';
import {
  ContactGroupsScreen,
  ContactScreen,
  ContactsScreen,
  ImportContactsScreen,
} from 'boxoffice/organizer';
import { useCallback } from 'react';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { contactsPath } from './accountScreens';
import { hrefOfView, useAddressParam, useNewInAddress, useViewInAddress } from './address';
import { screenPath } from './screens';
import { useAccountId } from './useAccountId';
import { useOnNavigate } from './useOnNavigate';

const groupings = ['COMPANY', 'COUNTRY', 'SOURCE', 'TAG'] as const;

interface ContactsProps {
  /** A contact, or another way to see or add some; the list when absent. Ids of contacts are no such words. */
  id: string | undefined;
  /** The event whose tickets are offered first. */
  eventId: string;
}

/** The contacts of the account: the list, one of them, their groups, and the import. */
export function Contacts({ id, eventId }: ContactsProps) {
  const t = useT();
  const navigate = usePreservingNavigate();
  const accountId = useAccountId();
  const onNavigate = useOnNavigate(navigate);
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  const [by, setBy] = useAddressParam('by');
  const hrefOf = useCallback((route: string) => preservedHref(`${contactsPath}/${route}`), []);
  const open = useCallback((contactId: string) => navigate(hrefOf(contactId)), [navigate, hrefOf]);
  const listHref = preservedHref(contactsPath);
  const back = { href: listHref, label: t('organizer.contacts.title'), onNavigate };
  switch (id) {
    case undefined:
      return (
        <ContactsScreen
          {...request}
          accountId={accountId}
          view={view}
          onViewChange={setView}
          hrefOf={hrefOf}
          onNavigate={onNavigate}
          onOpen={open}
        />
      );
    case 'groups':
      return (
        <ContactGroupsScreen
          accountId={accountId}
          groupBy={groupings.find((one) => one === by)}
          onGroupByChange={setBy}
          listHrefOf={(group) => hrefOfView(listHref, group)}
          onNavigate={onNavigate}
          back={back}
        />
      );
    case 'import':
      return <ImportContactsScreen accountId={accountId} back={back} />;
    default:
      return (
        <ContactScreen
          key={id}
          accountId={accountId}
          contactId={id}
          eventId={eventId}
          back={back}
          orderHrefOf={(of, orderId) => preservedHref(screenPath(of, 'orders', orderId))}
          sessionHrefOf={(of, sessionId) => preservedHref(screenPath(of, 'agenda', sessionId))}
          onNavigate={onNavigate}
        />
      );
  }
}
