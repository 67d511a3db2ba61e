'use client';
import { useMemo, useState } from 'react';
import type { Contact } from '../../contract';
import {
  contactDraft,
  contactLimits,
  contactName,
  contactProblem,
  contactSchema,
  newContact,
  unknownCountry,
  type ContactValues,
} from '../../domain/contacts';
import { countries } from '../../domain/countries/countries';
import { useTags, type ContactCalls } from '../../hooks';
import { isAddressTaken } from '../../hooks/organizer/contacts/contactCalls';
import { useLocale, useT } from '../../i18n';
import { MultiSelectField, SelectField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { RoutedLink } from '../kit/page/RoutedLink';
import * as css from './contacts.css';
import type { ContactLinks } from './links';

export interface ContactDialogProps extends ContactLinks {
  accountId: string;
  calls: Pick<ContactCalls, 'create' | 'findByEmail'>;
  onAdded: (values: ContactValues) => void;
  onClose: () => void;
}

const toErrorMessage = contactProblem('add');

/** Somebody the account is to know. 002 §7 POST contacts. */
export function ContactDialog(props: ContactDialogProps) {
  const { accountId, calls, hrefOf, onNavigate, onAdded, onClose } = props;
  const t = useT();
  const locale = useLocale();
  const { tags = [] } = useTags(accountId);
  const [other, setOther] = useState<Contact | null>(null);
  const options = useMemo(
    () => countries({ locale }).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  const add = async (values: ContactValues) => {
    setOther(null);
    try {
      await calls.create(contactDraft(values));
    } catch (error) {
      if (isAddressTaken(error)) setOther(await calls.findByEmail(values.email).catch(() => null));
      throw error;
    }
  };
  return (
    <ActionDialog<ContactValues>
      title={t('organizer.contacts.new')}
      action={t('organizer.kit.form.save')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={newContact}
      run={add}
      onDone={onAdded}
      schema={contactSchema}
      toErrorMessage={toErrorMessage}
      onClose={onClose}
    >
      <TextField<ContactValues>
        name="email"
        label={t('organizer.orders.order.email')}
        type="email"
        dir="ltr"
        spellCheck={false}
        required
      />
      {other && (
        <p className={css.wholeNote}>
          <RoutedLink href={hrefOf(other.id)} onNavigate={onNavigate}>
            {t('organizer.kit.table.open', { name: contactName(other) })}
          </RoutedLink>
        </p>
      )}
      <TextField<ContactValues>
        name="firstName"
        label={t('organizer.orders.order.firstName')}
        span={6}
        limit={contactLimits.text}
        required
      />
      <TextField<ContactValues>
        name="lastName"
        label={t('organizer.orders.order.lastName')}
        span={6}
        limit={contactLimits.text}
        required
      />
      <TextField<ContactValues>
        name="company"
        label={t('registration.company')}
        limit={contactLimits.text}
        optional
      />
      <TextField<ContactValues>
        name="jobTitle"
        label={t('organizer.speakers.jobTitle')}
        limit={contactLimits.text}
        optional
      />
      <SelectField<ContactValues>
        name="country"
        label={t('organizer.companies.country')}
        options={[{ value: unknownCountry, label: t('organizer.companies.noCountry') }, ...options]}
      />
      {tags.length > 0 && (
        <MultiSelectField<ContactValues>
          name="tags"
          label={t('organizer.tags.title')}
          options={tags.map(({ name }) => ({ value: name, label: name }))}
          optional
        />
      )}
    </ActionDialog>
  );
}
