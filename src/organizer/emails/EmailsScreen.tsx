'use client';
import { useMemo, useState } from 'react';
import type { EmailCampaign } from '../../contract';
import { emailSearch, emailsPerPage } from '../../domain/emails';
import {
  useEmailCalls,
  useEmailContext,
  useEmails,
  useEmailTemplates,
} from '../../hooks/organizer/emails/emails';
import { useT } from '../../i18n';
import { useLatest } from '../../react';
import { ProblemNotice, useAction } from '../kit/confirm';
import { useListView } from '../kit/list';
import { ScreenNotFound, useNewRequest, type NewRequestProps } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import type { EmailActions } from './emailColumns';
import * as css from './emails.css';
import { EmailsView } from './EmailsView';
import type { EmailLinks } from './links';
import { NewEmailDialog } from './NewEmailDialog';

/** Props of `EmailsScreen`. @experimental */
export interface EmailsScreenProps extends EventScreenProps, ViewProps, EmailLinks, NewRequestProps {
  /** Another email was begun: lead to its editor. */
  onCreated?: ((emailId: string) => void) | undefined;
}

const noTimeZone = 'UTC';

/** The event's emails: found, begun from a template, turned on and off, copied and deleted. 002 §7 Email builder. */
export function Emails(props: EmailsScreenProps) {
  const { accountId, eventId, hrefOf, onNavigate, onCreated } = props;
  const t = useT();
  const { searched, ...visible } = useListView(props);
  const search = emailSearch(searched);
  const list = useEmails({ accountId, eventId }, search);
  const context = useEmailContext({ accountId, eventId });
  const templates = useEmailTemplates({ accountId, eventId });
  const calls = useEmailCalls({ accountId, eventId });
  const [isNew, setNew] = useState(false);
  useNewRequest(props, () => setNew(true));
  const { news, problem, act, notify, dialog } = useAction();
  const duplicate = async ({ id, name }: EmailCampaign) => {
    if (await act(() => calls.duplicate(id))) notify(t('organizer.emails.duplicated', { name }));
  };
  const remove = async ({ id, name }: EmailCampaign) => {
    const isGone = await act(() => calls.remove(id), {
      title: t('organizer.emails.deleteOf', { name }),
      text: t('organizer.emails.deleteText'),
      action: t('organizer.emails.delete'),
      tone: 'danger',
    });
    if (isGone) notify(t('organizer.emails.deleted', { name }));
  };
  const latestRef = useLatest<EmailActions>({
    onEnable: ({ id }, isOn) => void act(() => calls.enable(id, isOn)),
    onDuplicate: (email) => void duplicate(email),
    onRemove: (email) => void remove(email),
  });
  const actions = useMemo(
    (): EmailActions => ({
      onEnable: (email: EmailCampaign, isOn: boolean) => latestRef.current.onEnable(email, isOn),
      onDuplicate: (email: EmailCampaign) => latestRef.current.onDuplicate(email),
      onRemove: (email: EmailCampaign) => latestRef.current.onRemove(email),
    }),
    [latestRef],
  );

  if (list.isUnknown) return <ScreenNotFound />;
  return (
    <>
      <EmailsView
        {...visible}
        {...readingOf(list, context)}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
        actions={actions}
        savedAs={`emails ${eventId}`}
        file={{ name: 'emails', every: (options) => calls.every(search, options) }}
        emails={list.data?.items ?? null}
        total={list.data?.total ?? 0}
        size={emailsPerPage}
        timeZone={context.data?.timeZoneId ?? noTimeZone}
        onRetry={() => void Promise.all([list.refetch(), context.refetch(), templates.refetch()])}
        onNew={() => setNew(true)}
        news={news}
        notice={
          problem && (
            <ProblemNotice title={t('organizer.emails.notDone')} problem={problem} className={css.notice} />
          )
        }
      />
      {isNew && (
        <NewEmailDialog
          templates={templates.data ?? []}
          create={calls.create}
          onClose={() => setNew(false)}
          onCreated={(id) => {
            setNew(false);
            onCreated?.(id);
          }}
        />
      )}
      {dialog}
    </>
  );
}
