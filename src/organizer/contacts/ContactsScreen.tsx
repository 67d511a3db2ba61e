'use client';
import { useState } from 'react';
import { contactCriteriaOf, contactName, contactOrdersOf } from '../../domain/contacts';
import {
  useContactCalls,
  useContactGroups,
  useContacts,
  type Addressee,
  type ContactCalls,
} from '../../hooks';
import { useListDisplay } from '../../hooks/organizer/resource/useListDisplay';
import { useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import { useListView } from '../kit/list';
import { useNewRequest, type NewRequestProps } from '../kit/page';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { ContactDialog } from './ContactDialog';
import { ContactsView, type ContactsViewProps } from './ContactsView';
import { EmailDialog } from './EmailDialog';
import type { ContactLinks } from './links';

/** Props of `ContactsScreen`. @experimental */
export interface ContactsScreenProps
  extends ViewProps, NewRequestProps, ContactLinks, Pick<ContactsViewProps, 'onOpen'> {
  /** The organizer’s account. */
  accountId: string;
  /** Rows a page until others are chosen. Default: 25. */
  pageSize?: number | undefined;
}

const none: readonly never[] = [];

/** The contacts of an account: found, filtered, added and emailed. 002 §7 Contacts. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { accountId, pageSize = 25, hrefOf, onNavigate, onOpen } = props;
  const t = useT();
  const display = useListDisplay('contacts', pageSize);
  const { searched, ...visible } = useListView(props);
  const [isAdding, setAdding] = useState(false);
  useNewRequest(props, () => setAdding(true));
  const criteria = contactCriteriaOf(searched);
  const orders = contactOrdersOf(searched);
  const list = useContacts(accountId, {
    criteria,
    orders,
    page: visible.view.page,
    size: display.size,
  });
  const companies = useContactGroups(accountId, 'COMPANY').data?.groups ?? none;
  const countries = useContactGroups(accountId, 'COUNTRY').data?.groups ?? none;
  const tags = useContactGroups(accountId, 'TAG').data?.groups ?? none;
  const calls = useContactCalls(accountId);
  const total = list.data?.total ?? 0;
  const bulk = useBulkContacts({
    accountId,
    calls,
    total,
    page: list.data?.items ?? none,
    findEvery: (signal) => calls.findEvery(criteria, signal),
  });
  return (
    <>
      <ContactsView
        {...visible}
        {...readingOf(list)}
        contacts={list.data?.items ?? null}
        groups={{ companies, countries, tags }}
        total={total}
        size={display.size}
        display={display}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
        onOpen={onOpen}
        onAdd={() => setAdding(true)}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        notice={bulk.notice}
        savedAs={`contacts ${accountId}`}
        file={{ name: 'contacts', every: (options) => calls.every({ criteria, orders }, options) }}
      />
      {isAdding && (
        <ContactDialog
          accountId={accountId}
          calls={calls}
          hrefOf={hrefOf}
          onNavigate={onNavigate}
          onAdded={(added) => {
            setAdding(false);
            bulk.notify(t('organizer.contacts.added', { name: contactName(added) }));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {bulk.dialog}
    </>
  );
}

interface BulkContactsOptions {
  accountId: string;
  calls: ContactCalls;
  /** Contacts that match, on all pages. */
  total: number;
  /** Those of this page. */
  page: readonly Addressee[];
  /** All that match. */
  findEvery: (signal: AbortSignal) => Promise<readonly Addressee[]>;
}

/** Choosing several contacts, and what can be done with all of them at once. */
function useBulkContacts({ accountId, calls, ...options }: BulkContactsOptions) {
  const t = useT();
  return useBulkActions<Addressee>({
    ...options,
    failed: t('organizer.contacts.failed'),
    actions: () => [
      {
        kind: 'dialog',
        id: 'email',
        label: t('organizer.promotions.email'),
        icon: 'mail',
        render: ({ count, read, onDone, onClose }) => (
          <EmailDialog
            accountId={accountId}
            count={count}
            read={read}
            send={calls.email}
            onDone={() => onDone()}
            onClose={onClose}
          />
        ),
      },
    ],
  });
}
