'use client';
import { useState, type MouseEvent } from 'react';
import type { ContactGroup, ContactGrouping } from '../../contract';
import type { TableView } from '../../domain';
import { contactGroupings, contactSources, viewOfGroup } from '../../domain/contacts';
import { countryName } from '../../domain/countries/countries';
import { useContactGroups } from '../../hooks';
import { useLocale, useT, type MessageKey } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { Meter, PageHeader, ScreenEmpty, SegmentedControl, type BackLink } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import { RoutedLink } from '../kit/page/RoutedLink';
import { readingOf, ReadState } from '../kit/record';
import * as css from './contacts.css';

/** Props of `ContactGroupsScreen`. @experimental */
export interface ContactGroupsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** What contacts are counted by. With `onGroupByChange` it is the host's to keep, in the address for instance; company at first. */
  groupBy?: ContactGrouping | undefined;
  /** Something else was chosen to count them by. */
  onGroupByChange?: ((groupBy: ContactGrouping) => void) | undefined;
  /** Address of the list of contacts that shows a view: those of a group. */
  listHrefOf: (view: TableView) => string;
  /** Called with a plain click on it; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The list of contacts: a link above the title. */
  back?: BackLink | undefined;
}

const labels: Record<ContactGrouping, MessageKey> = {
  COMPANY: 'registration.company',
  COUNTRY: 'organizer.companies.country',
  SOURCE: 'organizer.contacts.source',
  TAG: 'organizer.contacts.tag',
};

/** How many contacts an account has of each company, country, source or tag; a group leads to its contacts. 002 §7 aggregate. */
export function ContactGroupsScreen(props: ContactGroupsScreenProps) {
  const { accountId, onGroupByChange, listHrefOf, onNavigate, back } = props;
  const t = useT();
  const [own, setOwn] = useState<ContactGrouping>('COMPANY');
  const groupBy = props.groupBy ?? own;
  const read = useContactGroups(accountId, groupBy);
  // While others are on their way those of the last choice would stand under a wrong name.
  const content = read.isPlaceholderData ? null : (read.data ?? null);
  return (
    <div className={css.narrow}>
      <PageHeader
        title={t('organizer.contacts.groups.title')}
        lead={t('organizer.contacts.groups.lead')}
        back={back}
      />
      <div className={css.stack[4]}>
        <SegmentedControl
          label={t('organizer.contacts.groups.by')}
          options={optionsOf(contactGroupings, (one) => t(labels[one]))}
          value={groupBy}
          onValueChange={(next) => {
            setOwn(next);
            onGroupByChange?.(next);
          }}
        />
        <ReadState
          {...readingOf(read)}
          content={content}
          loading={t('organizer.contacts.loading')}
          failed={t('organizer.contacts.failed')}
        >
          {({ groups, total }) =>
            total === 0 ? (
              <ScreenEmpty
                drawing="people"
                title={t('organizer.contacts.empty.title')}
                text={t('organizer.contacts.empty.text')}
              />
            ) : (
              <PlainList className={css.list} aria-label={t(labels[groupBy])}>
                {groups.map((group) => {
                  const view = viewOfGroup(groupBy, group.value);
                  return (
                    <GroupRow
                      key={group.value}
                      group={group}
                      groupBy={groupBy}
                      total={total}
                      href={view && listHrefOf(view)}
                      onNavigate={onNavigate}
                    />
                  );
                })}
              </PlainList>
            )
          }
        </ReadState>
      </div>
    </div>
  );
}

interface GroupRowProps extends Pick<ContactGroupsScreenProps, 'onNavigate'> {
  group: ContactGroup;
  groupBy: ContactGrouping;
  /** Contacts of all groups. */
  total: number;
  /** The list of its contacts; `null` where they have no value to find them by. */
  href: string | null;
}

function GroupRow({ group: { value, count }, groupBy, total, href, onNavigate }: GroupRowProps) {
  const t = useT();
  const name = useGroupName(groupBy, value);
  return (
    <li className={css.listRow}>
      <span className={css.about}>
        {href === null ? (
          <span className={css.quiet}>{name}</span>
        ) : (
          <RoutedLink href={href} onNavigate={onNavigate}>
            <bdi>{name}</bdi>
          </RoutedLink>
        )}
      </span>
      <span className={css.inline[3]}>
        <span className={css.quiet}>{t('organizer.tags.uses', { count })}</span>
        <Meter parts={[{ value: count }]} max={total} className={css.share} />
      </span>
    </li>
  );
}

function useGroupName(groupBy: ContactGrouping, value: string): string {
  const t = useT();
  const locale = useLocale();
  if (value === '') return t('organizer.events.event.copy.nothing');
  if (groupBy === 'COUNTRY') return countryName(value, locale);
  const source = groupBy === 'SOURCE' ? contactSources.find((one) => one === value) : undefined;
  return source ? t(`organizer.contacts.source.${source}`) : value;
}
