'use client';
import { useMemo, useState } from 'react';
import type { EmailCampaign } from '../../contract';
import { messageOf, type SaveProblem } from '../../domain';
import { emailSearch, emailsPerPage } from '../../domain/emails';
import { problemOf } from '../../hooks';
import {
  useEmailCalls,
  useEmailContext,
  useEmails,
  useEmailTemplates,
} from '../../hooks/organizer/emails/emails';
import { useT, type MessageKey } from '../../i18n';
import { useLatest } from '../../react';
import { Notice } from '../../themed/kit/Notice';
import { useConfirm } from '../kit/confirm';
import { SavedNotice } from '../kit/form/SavedNotice';
import { useListView } from '../kit/list';
import { ScreenNotFound } from '../kit/page';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import type { EmailActions } from './emailColumns';
import * as css from './emails.css';
import { EmailsView } from './EmailsView';
import type { EmailLinks } from './links';
import { NewEmailDialog } from './NewEmailDialog';

/** Props of `EmailsScreen`. @experimental */
export interface EmailsScreenProps extends ViewProps, EmailLinks {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Another email was begun: lead to its editor. */
  onCreated?: ((emailId: string) => void) | undefined;
}

const noTimeZone = 'UTC';

/** The event's emails: found, begun from a template, turned on and off, copied and deleted. 002 §7 Email builder. */
export function Emails(props: EmailsScreenProps) {
  const { accountId, eventId, hrefOf, onNavigate, onCreated } = props;
  const t = useT();
  const { searched, ...visible } = useListView(props);
  const list = useEmails({ accountId, eventId }, emailSearch(searched));
  const context = useEmailContext({ accountId, eventId });
  const templates = useEmailTemplates({ accountId, eventId });
  const calls = useEmailCalls({ accountId, eventId });
  const [isNew, setNew] = useState(false);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const { confirm, dialog } = useConfirm();

  const run = async (call: Promise<unknown>, done = '') => {
    setNews('');
    setProblem(null);
    try {
      await call;
      setNews(done);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const latestRef = useLatest<EmailActions>({
    onEnable: ({ id }, isOn) => void run(calls.enable(id, isOn)),
    onDuplicate: ({ id, name }) => void run(calls.duplicate(id), t('organizer.emails.duplicated', { name })),
    onRemove: ({ id, name }) => void remove(id, name),
  });
  const remove = async (id: string, name: string) => {
    const isSure = await confirm({
      title: t('organizer.emails.deleteOf', { name }),
      text: t('organizer.emails.deleteText'),
      action: t('organizer.emails.delete'),
      tone: 'danger',
    });
    if (isSure) await run(calls.remove(id), t('organizer.emails.deleted', { name }));
  };
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
        emails={list.data?.items ?? null}
        total={list.data?.total ?? 0}
        size={emailsPerPage}
        timeZone={context.data?.timeZoneId ?? noTimeZone}
        onRetry={() => void Promise.all([list.refetch(), context.refetch(), templates.refetch()])}
        onNew={() => setNew(true)}
        news={news && <SavedNotice text={news} />}
        notice={
          problem && (
            <Notice
              tone="danger"
              live="assertive"
              title={t('organizer.emails.notDone')}
              className={css.notice}
            >
              {messageOf<MessageKey>(problem.message, t)}
            </Notice>
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
