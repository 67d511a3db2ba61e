'use client';
import { useId, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { ProblemNotice, type useAction } from '../kit/confirm';
import { NewsLine } from '../kit/form/SavedNotice';
import { OrganizerIcon } from '../kit/appearance';
import { PageHeader } from '../kit/page';
import type { EmailEditorViewProps } from './useEmailEditor';
import * as css from './emails.css';
import { EmailStatusTag } from './EmailStatusTag';
import { OnSwitch } from './OnSwitch';
import { SendPreviewDialog } from './SendPreviewDialog';
import { useEmailText } from './useEmailText';

export interface EmailHeadProps extends EmailEditorViewProps {
  /** Does something, and says what became of it. */
  action: ReturnType<typeof useAction>;
  isPublishing: boolean;
  /** Absent where there is nothing to publish. */
  onPublish: (() => Promise<void>) | undefined;
}

/** An email's name and state, and what can be done with it as a whole. */
export function EmailHead(props: EmailHeadProps) {
  const { email, context, calls, back, isPublishing, onPublish } = props;
  const { news, problem, act, notify, refuse, confirm } = props.action;
  const { id, name, status, enabled, publishedDate } = email;
  const t = useT();
  const switchId = useId();
  const emailText = useEmailText(context.timeZoneId);
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  const run = async (call: () => Promise<unknown>) => {
    setBusy(true);
    await act(call);
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
        status={<EmailStatusTag email={email} />}
        lead={
          email.published && publishedDate
            ? t('organizer.emails.publishedOn', { date: emailText.moment(publishedDate) })
            : undefined
        }
        actions={
          <>
            <NewsLine text={news} className={css.news} />
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
      <ProblemNotice title={t('organizer.emails.notDone')} problem={problem} className={css.notice} />
      {isSending && (
        <SendPreviewDialog
          send={(recipients) => calls.sendPreview(id, recipients)}
          onClose={() => setSending(false)}
          onSent={(count) => {
            setSending(false);
            refuse(null);
            notify(t('organizer.emails.previewSent', { count }));
          }}
        />
      )}
    </>
  );
}
