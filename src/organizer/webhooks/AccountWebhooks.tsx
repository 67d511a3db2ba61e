'use client';
import { useId } from 'react';
import type { MouseEvent } from 'react';
import type { ExternalProvider } from '../../contract';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { PlainList } from '../kit/page/PlainList';
import { RoutedLink } from '../kit/page/RoutedLink';
import { ReadState, type Reading } from '../kit/record';
import { WebhookRow } from './WebhookRow';
import * as css from './webhooks.css';

/** Where the account's webhooks are changed. @experimental */
export interface AccountWebhooksLink {
  href: string;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface AccountWebhooksProps extends Reading {
  /** Those that a view looks for; `null` before the first answer. */
  webhooks: readonly ExternalProvider[] | null;
  link?: AccountWebhooksLink | undefined;
}

/** What every event of the account notifies, beside an event's own: read only here. */
export function AccountWebhooks({ webhooks, link, ...reading }: AccountWebhooksProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={2} size="lg" id={id}>
        {t('organizer.webhooks.ofAccount')}
      </Heading>
      <p className={css.quiet}>{t('organizer.webhooks.ofAccountText')}</p>
      {link && (
        <RoutedLink href={link.href} onNavigate={link.onNavigate}>
          {t('organizer.webhooks.manageAccount')}
        </RoutedLink>
      )}
      <ReadState
        {...reading}
        content={webhooks}
        loading={t('organizer.webhooks.loadingAccount')}
        failed={t('organizer.webhooks.failedAccount')}
      >
        {(all) =>
          all.length === 0 ? (
            <p className={css.none}>{t('organizer.webhooks.noneOfAccount')}</p>
          ) : (
            <PlainList className={css.list} aria-labelledby={id}>
              {all.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </PlainList>
          )
        }
      </ReadState>
    </section>
  );
}
