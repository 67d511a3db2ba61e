'use client';
import { useState } from 'react';
import type { Contact } from '../../contract';
import { contactName } from '../../domain/contacts';
import { useContact, useContactCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { PageHeader, type BackLink } from '../kit/page';
import { ScreenState } from '../kit/record';
import { ContactActivity, type ContactActivityProps } from './ContactActivity';
import { ContactDetails } from './ContactDetails';
import { ContactTags } from './ContactTags';
import { ContactTickets, type ContactTicketsProps } from './ContactTickets';
import * as css from './contacts.css';
import { EmailDialog } from './EmailDialog';

/** Props of `ContactScreen`. @experimental */
export interface ContactScreenProps
  extends Omit<ContactTicketsProps, 'contact' | 'calls'>, Pick<ContactActivityProps, 'sessionHrefOf'> {
  /** The contact. */
  contactId: string;
  /** The list of contacts: a link above the title. */
  back?: BackLink | undefined;
}

/** One contact of an account: what is known of them, which tickets they have, and what they did. 002 §7 Contacts. */
export function ContactScreen(props: ContactScreenProps) {
  const { accountId, contactId, back } = props;
  const t = useT();
  const read = useContact(accountId, contactId);
  return (
    <ScreenState
      loads={[read]}
      data={{ contact: read.data ?? undefined }}
      isUnknown={read.data === null}
      head={{ title: t('organizer.contacts.contact'), back }}
      loading={t('organizer.contacts.loading')}
      failed={t('organizer.contacts.failed')}
    >
      {({ contact }) => <Loaded {...props} contact={contact} />}
    </ScreenState>
  );
}

function Loaded({ contact, ...props }: ContactScreenProps & { contact: Contact }) {
  const { accountId, back } = props;
  const t = useT();
  const calls = useContactCalls(accountId);
  const [isWriting, setWriting] = useState(false);
  const close = () => setWriting(false);
  return (
    <div className={css.narrow}>
      <PageHeader
        title={<bdi>{contactName(contact)}</bdi>}
        back={back}
        status={<ContactTags contact={contact} />}
        lead={[contact.jobTitle, contact.company].filter(Boolean).join(', ') || undefined}
        actions={
          <Button icon={<Icon name="mail" />} onClick={() => setWriting(true)}>
            {t('organizer.promotions.email')}
          </Button>
        }
      />
      <div className={css.stack[8]}>
        <ContactDetails contact={contact} />
        <ContactTickets {...props} contact={contact} calls={calls} />
        <ContactActivity {...props} contactId={contact.id} />
      </div>
      {isWriting && (
        <EmailDialog
          accountId={accountId}
          count={1}
          read={() => Promise.resolve([contact])}
          send={calls.email}
          onDone={close}
          onClose={close}
        />
      )}
    </div>
  );
}
