'use client';
import type { ExternalProvider } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Icon } from '../../themed/kit/Icon';
import { PlainList } from '../kit/page/PlainList';
import type { Sent } from './NotificationDialog';
import { topicKeys } from './webhookKeys';
import * as css from './webhooks.css';

export interface DeliveriesDialogProps {
  sent: Sent;
  webhooks: readonly ExternalProvider[];
  /** They want to send it once more. */
  onAgain: () => void;
  onClose: () => void;
}

/** What became of a notification: which webhooks it was queued for. How they answer is not known. */
export function DeliveriesDialog({ sent, webhooks, onAgain, onClose }: DeliveriesDialogProps) {
  const t = useT();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const nameOf = (providerId: string) => webhooks.find(({ id }) => id === providerId)?.name ?? providerId;
  const isQueued = sent.deliveries.length > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isQueued ? 'organizer.webhooks.sent.title' : 'organizer.webhooks.sent.nobody')}
      description={t(isQueued ? 'organizer.webhooks.sent.text' : 'organizer.webhooks.send.nobody')}
      footer={
        <>
          <Button icon={<Icon name="refresh" />} onClick={onAgain}>
            {t('organizer.webhooks.sent.again')}
          </Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('kit.close')}
          </Button>
        </>
      }
    >
      <PlainList className={css.list}>
        {sent.deliveries.map(({ id, providerId, level, topic, orderId, url, queued }) => (
          <li key={id} className={css.row}>
            <div className={css.about}>
              <bdi>{nameOf(providerId)}</bdi>
              <p className={css.quiet}>
                <bdi dir="ltr">{url}</bdi>
              </p>
              <p className={css.facts}>
                <span>
                  {t(level === 'EVENT' ? 'organizer.webhooks.ofEvent' : 'organizer.webhooks.ofAccount')}
                </span>
                <span>{t(topicKeys[topic])}</span>
                {orderId !== null && <bdi dir="ltr">{orderId}</bdi>}
                <span>{time.format(new Date(queued))}</span>
              </p>
            </div>
          </li>
        ))}
      </PlainList>
    </Dialog>
  );
}
