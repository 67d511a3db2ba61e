'use client';
import { useCallback, type ReactNode } from 'react';
import type { EmailCampaign } from '../../contract';
import { emailStatuses, emailTypes, registrationStatuses } from '../../domain/emails';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { optionsOf } from '../kit/fields/options';
import { NewsLine } from '../kit/form/SavedNotice';
import { ListScreen, type ListFileProps, type PagedListProps } from '../kit/list';
import { useEmailColumns, type EmailActions } from './emailColumns';
import * as css from './emails.css';
import type { EmailLinks } from './links';

export interface EmailsViewProps extends EmailLinks, PagedListProps, ListFileProps<EmailCampaign> {
  /** The emails of this page; `null` before the first answer. */
  emails: readonly EmailCampaign[] | null;
  /** IANA zone of the event. */
  timeZone: string;
  /** Another one is to be begun. */
  onNew: () => void;
  /** What can be done with a row. Keep it stable. */
  actions: EmailActions;
  /** Beside the title: what was done last, read aloud. */
  news?: string | undefined;
  /** Above the list: why something was not done. */
  notice?: ReactNode;
}

const idOf = ({ id }: EmailCampaign) => id;

/** The event's emails in every state the list has; knows nothing of where they come from. 002 §7 Email builder. @experimental */
export function EmailsView(props: EmailsViewProps) {
  const { emails, timeZone, onNew, news } = props;
  const t = useT();
  const columns = useEmailColumns(timeZone, props, props.actions);
  const nameOf = useCallback(({ name }: EmailCampaign) => t('organizer.emails.row', { name }), [t]);
  return (
    <ListScreen
      list={props}
      file={props.file}
      title={t('organizer.emails.title')}
      head={{
        lead: t('organizer.emails.lead'),
        actions: (
          <>
            <NewsLine text={news} className={css.news} />
            <Button variant="primary" icon={<Icon name="plus" />} onClick={onNew}>
              {t('organizer.emails.new')}
            </Button>
          </>
        ),
      }}
      filter={{
        searchLabel: t('organizer.emails.search'),
        searchHint: t('organizer.emails.searchHint'),
        filters: [
          {
            id: 'type',
            label: t('organizer.emails.type'),
            any: t('organizer.emails.anyType'),
            options: optionsOf(emailTypes, (value) => t(`organizer.emails.type.${value}`)),
          },
          {
            id: 'status',
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(emailStatuses, (value) => t(`organizer.emails.status.${value}`)),
          },
          {
            id: 'about',
            label: t('organizer.emails.about'),
            any: t('organizer.emails.anyAbout'),
            options: optionsOf(registrationStatuses, (value) => t(`organizer.emails.ticket.${value}`)),
          },
        ],
      }}
      notice={props.notice}
      rows={emails}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      empty={{
        icon: 'mail',
        title: t('organizer.emails.empty.title'),
        text: t('organizer.emails.empty.text'),
      }}
      failed={t('organizer.emails.notLoaded')}
    />
  );
}
