'use client';
import { useId, useState } from 'react';
import { messageOf, type SaveProblem } from '../../domain';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { Notice } from '../../themed/kit/Notice';
import { useConfirm } from '../kit/confirm';
import { SavedNotice } from '../kit/form/SavedNotice';
import { OrganizerIcon } from '../kit/look';
import { PageHeader } from '../kit/page';
import type { EmailEditorViewProps } from './useEmailEditor';
import * as css from './emails.css';
import { EmailStatusTag } from './EmailStatusTag';
import { OnSwitch } from './OnSwitch';
import { SendPreviewDialog } from './SendPreviewDialog';
import { useEmailText } from './useEmailText';

export interface EmailHeadProps extends EmailEditorViewProps {
  /** What was done last. */
  news: string;
  /** Why something was not done. */
  problem: SaveProblem | null;
  isPublishing: boolean;
  /** Absent where there is nothing to publish. */
  onPublish: (() => Promise<void>) | undefined;
  /** Does something, and tells what became of it. */
  report: (call: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** An email's name and state, and what can be done with it as a whole. */
export function EmailHead(props: EmailHeadProps) {
  const { email, context, calls, back, news, problem, isPublishing, onPublish, report } = props;
  const { id, name, status, enabled, publishedDate } = email;
  const t = useT();
  const switchId = useId();
  const emailText = useEmailText(context.timeZoneId);
  const { confirm, dialog } = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  const run = async (call: () => Promise<unknown>) => {
    setBusy(true);
    await report(call);
    setBusy(false);
  };
  const duplicate = () => run(async () => props.onDuplicated?.((await calls.duplicate(id)).id));
  const remove = async () => {
    const isSure = await confirm({
      title: t('organizer.emails.deleteOf', { name }),
      text: t('organizer.emails.deleteText'),
      action: t('organizer.emails.delete'),
      tone: 'danger',
    });
    if (!isSure) return;
    await run(async () => {
      await calls.remove(id);
      props.onRemoved?.();
    });
  };
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        back={back}
        status={<EmailStatusTag status={status} />}
        lead={
          email.published && publishedDate
            ? t('organizer.emails.publishedOn', { date: emailText.moment(publishedDate) })
            : undefined
        }
        actions={
          <>
            <div role="status" className={css.news}>
              {news && <SavedNotice text={news} />}
            </div>
            {status !== 'SENT' && (
              <div className={css.switchLine}>
                <OnSwitch
                  id={switchId}
                  isOn={enabled}
                  busy={isBusy}
                  onChange={(isOn) => void run(() => calls.enable(id, isOn))}
                />
                <label htmlFor={switchId}>{t('organizer.emails.turnThis')}</label>
              </div>
            )}
            <span className={css.tools}>
              <IconButton
                label={t('organizer.emails.duplicate')}
                icon={<Icon name="copy" />}
                busy={isBusy}
                onClick={() => void duplicate()}
              />
              <IconButton
                label={t('organizer.emails.delete')}
                icon={<OrganizerIcon name="trash" />}
                onClick={() => void remove()}
              />
            </span>
            <Button icon={<OrganizerIcon name="eye" />} onClick={() => setSending(true)}>
              {t('organizer.emails.sendPreview')}
            </Button>
            {onPublish && (
              <Button
                busy={isPublishing}
                icon={<OrganizerIcon name="send" />}
                onClick={() => void onPublish()}
              >
                {t('organizer.emails.publish')}
              </Button>
            )}
          </>
        }
      />
      {problem && (
        <Notice tone="danger" live="assertive" title={t('organizer.emails.notDone')} className={css.notice}>
          {messageOf<MessageKey>(problem.message, t)}
        </Notice>
      )}
      {isSending && (
        <SendPreviewDialog
          send={(recipients) => calls.sendPreview(id, recipients)}
          onClose={() => setSending(false)}
          onSent={(count) => {
            setSending(false);
            void report(() => Promise.resolve(), t('organizer.emails.previewSent', { count }));
          }}
        />
      )}
      {dialog}
    </>
  );
}
