'use client';
import { useCallback, type ReactNode } from 'react';
import type { Contact } from '../../contract';
import { contactName } from '../../domain/contacts';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { ListScreen, type ListFileProps, type SelectableListProps } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { RoutedButton } from '../kit/page/RoutedLink';
import { useContactColumns } from './contactColumns';
import type { ContactLinks } from './links';
import { useContactFilters, type ContactFilterGroups } from './useContactFilters';

export interface ContactsViewProps extends ContactLinks, SelectableListProps, ListFileProps<Contact> {
  /** The contacts of this page; `null` before the first answer. */
  contacts: readonly Contact[] | null;
  /** What they can be filtered by. */
  groups: ContactFilterGroups;
  /** Another contact is to be added. */
  onAdd: () => void;
  /** A contact is opened: show its page. Keep it stable. */
  onOpen: (contactId: string) => void;
  /** Above the list: what became of something that was done. */
  notice?: ReactNode;
}

const idOf = ({ id }: Contact) => id;

/** The contacts of an account in every state of the list; knows nothing of where they come from. 002 §7 Contacts. @experimental */
export function ContactsView(props: ContactsViewProps) {
  const { contacts, groups, view, hrefOf, onNavigate, onOpen, onAdd } = props;
  const t = useT();
  const columns = useContactColumns();
  const filters = useContactFilters(groups, view);
  const open = useCallback(({ id }: Contact) => onOpen(id), [onOpen]);
  const rowHref = useCallback(({ id }: Contact) => hrefOf(id), [hrefOf]);
  const toImport = (
    <RoutedButton href={hrefOf('import')} icon={<OrganizerIcon name="upload" />} onNavigate={onNavigate}>
      {t('organizer.partners.import.open')}
    </RoutedButton>
  );
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={onAdd}>
      {t('organizer.contacts.new')}
    </Button>
  );
  return (
    <ListScreen
      list={props}
      file={props.file}
      title={t('organizer.contacts.title')}
      head={{
        lead: t('organizer.contacts.lead'),
        actions: (
          <>
            <RoutedButton href={hrefOf('groups')} icon={<Icon name="tag" />} onNavigate={onNavigate}>
              {t('organizer.contacts.groups.open')}
            </RoutedButton>
            {toImport}
            {add}
          </>
        ),
      }}
      filter={{
        searchLabel: t('organizer.contacts.search'),
        searchHint: t('organizer.sessionRegistrations.searchHint'),
        filters,
      }}
      notice={props.notice}
      rows={contacts}
      rowId={idOf}
      rowName={contactName}
      rowHref={rowHref}
      columns={columns}
      onOpen={open}
      empty={{
        drawing: 'people',
        title: t('organizer.contacts.empty.title'),
        text: t('organizer.contacts.empty.text'),
      }}
      failed={t('organizer.contacts.failed')}
    />
  );
}
