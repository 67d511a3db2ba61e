'use client';
import { useMemo } from 'react';
import { object } from 'yup';
import type { CreatedExternalProvider, ExternalProvider } from '../../contract';
import { isNarrowed } from '../../domain';
import { newNotification, webhookProblem, type NotificationValues } from '../../domain/webhooks';
import type { Notify, WebhookCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { CopyOnceDialog } from '../kit/confirm';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListDialogs, type ListProps } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { PageHeader, ScreenEmpty, useNewRequest, type NewRequestProps } from '../kit/page';
import { ReadState } from '../kit/record';
import { AccountWebhooks, type AccountWebhooksProps } from './AccountWebhooks';
import { DeliveriesDialog } from './DeliveriesDialog';
import { NotificationDialog, type Sent } from './NotificationDialog';
import { WebhookDialog } from './WebhookDialog';
import { WebhookList } from './WebhookList';
import * as css from './webhooks.css';

export interface WebhooksViewProps extends ListProps, NewRequestProps {
  /** Oldest first; `null` before the first answer. */
  webhooks: readonly ExternalProvider[] | null;
  /** For an event: those of its account. */
  inherited?: AccountWebhooksProps | undefined;
  /** Each rejects with the client's ApiError. */
  calls: WebhookCalls;
  /** For an event. */
  notify?: Notify | undefined;
}

type Opened =
  | { at: 'new' }
  | { at: 'edit' | 'remove'; webhook: ExternalProvider }
  | { at: 'secret'; created: CreatedExternalProvider }
  | { at: 'send'; values: NotificationValues }
  | { at: 'sent'; sent: Sent };

const none: readonly never[] = [];
const noFields = object({});

/** Webhooks of an event or of an account in every state the list has; knows nothing of where they come from. */
export function WebhooksView(props: WebhooksViewProps) {
  const { webhooks, inherited, calls, notify, view } = props;
  const t = useT();
  const { box, opened, news, begin, goOn, close, end } = useListDialogs<Opened>();
  useNewRequest(props, () => begin({ at: 'new' }));
  const edited = opened?.at === 'edit' ? opened.webhook : null;
  const taken = useMemo(
    () => (webhooks ?? none).filter(({ id }) => id !== edited?.id).map(({ url }) => url),
    [webhooks, edited],
  );
  const everyone = [...(webhooks ?? none), ...(inherited?.webhooks ?? none)];
  const isEmpty = webhooks?.length === 0 && !isNarrowed(view);
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin({ at: 'new' })}>
      {t('organizer.webhooks.new')}
    </Button>
  );
  return (
    <div ref={box} className={css.narrow}>
      <PageHeader
        title={t(inherited ? 'organizer.webhooks.title' : 'organizer.webhooks.ofAccount')}
        lead={t(inherited ? 'organizer.webhooks.lead' : 'organizer.webhooks.leadAccount')}
        actions={
          webhooks !== null && (
            <>
              {notify && (
                <Button
                  icon={<OrganizerIcon name="send" />}
                  onClick={() => begin({ at: 'send', values: newNotification })}
                >
                  {t('organizer.webhooks.send.title')}
                </Button>
              )}
              {!isEmpty && add}
            </>
          )
        }
      />
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...props}
        content={webhooks}
        loading={t('organizer.webhooks.loading')}
        failed={t('organizer.webhooks.failed')}
      >
        {(all) =>
          isEmpty ? (
            <>
              <ScreenEmpty
                drawing="people"
                title={t('organizer.webhooks.empty')}
                text={t('organizer.webhooks.emptyText')}
                action={add}
              />
              {inherited && <AccountWebhooks {...inherited} />}
            </>
          ) : (
            <WebhookList
              {...props}
              webhooks={all}
              onEdit={(webhook) => begin({ at: 'edit', webhook })}
              onRemove={(webhook) => begin({ at: 'remove', webhook })}
            />
          )
        }
      </ReadState>
      {(opened?.at === 'new' || opened?.at === 'edit') && (
        <WebhookDialog
          webhook={edited}
          taken={taken}
          calls={calls}
          onCreated={(created) => goOn({ at: 'secret', created })}
          onSaved={(name) => end(t('organizer.kit.form.savedOne', { name }))}
          onClose={close}
        />
      )}
      {opened?.at === 'secret' && (
        <CopyOnceDialog
          title={t('organizer.webhooks.secret.title', { name: opened.created.name })}
          text={t('organizer.webhooks.secret.text')}
          secret={opened.created.secret}
          copy={t('organizer.webhooks.secret.copy')}
          notCopied={t('organizer.webhooks.secret.notCopied')}
          onClose={() => end(t('organizer.kit.form.savedOne', { name: opened.created.name }))}
        />
      )}
      {opened?.at === 'remove' && (
        <ActionDialog
          title={t('organizer.sharing.remove.title', { name: opened.webhook.name })}
          text={t('organizer.webhooks.removeText')}
          action={t('organizer.sharing.remove.action')}
          tone="danger"
          values={{}}
          schema={noFields}
          toErrorMessage={webhookProblem}
          run={() => calls.remove(opened.webhook.id)}
          onDone={() => end(t('organizer.companies.deleted', { name: opened.webhook.name }))}
          onClose={close}
        />
      )}
      {opened?.at === 'send' && notify && (
        <NotificationDialog
          values={opened.values}
          webhooks={everyone}
          notify={notify}
          onSent={(sent) => goOn({ at: 'sent', sent })}
          onClose={close}
        />
      )}
      {opened?.at === 'sent' && (
        <DeliveriesDialog
          sent={opened.sent}
          webhooks={everyone}
          onAgain={() => goOn({ at: 'send', values: opened.sent.values })}
          onClose={close}
        />
      )}
    </div>
  );
}
