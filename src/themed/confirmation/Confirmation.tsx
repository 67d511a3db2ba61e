'use client';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { ConfirmationData, PostRegistrationSettings } from '../../contract';
import {
  communityAddress,
  placeholderValues,
  previewToken,
  resolvePostAppearance,
} from '../../domain/confirmation';
import type { WalletPasses } from '../../domain/confirmation/walletPasses';
import type { ErrorListener } from '../../diagnostics';
import { Confirmation as Headless } from '../../headless/confirmation';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Tag } from '../kit/Tag';
import { Community } from './Community';
import * as css from './Confirmation.css';
import { ConfirmationHero } from './ConfirmationHero';
import { EventLogo } from './EventLogo';
import { OrderCalendars } from './OrderCalendars';
import { appearance } from './postAppearance.css';
import { PostMessage } from './PostMessage';
import type { PostMessageProps } from './FormattedMessage';
import { RegistrationDetails } from './RegistrationDetails';
import { useOrderEntry } from './useOrderEntry';

/** Props of `Confirmation`. @public */
export interface ConfirmationProps extends Pick<PostMessageProps, 'onNavigate'> {
  /** The order as the backend confirmed it. */
  data: ConfirmationData;
  /** Which sections are shown, and how they look. 001 §3 Post registration settings. */
  settings: PostRegistrationSettings;
  /** The share section, between details and community (001 §2.5). */
  share?: ReactNode;
  /** Leaves out whose ticketing it is (000 §6). Default: false. */
  removeBranding?: boolean | undefined;
  /** Move focus and the page to the title when it appears (001 §2). Default true. */
  takesFocus?: boolean | undefined;
  /** See `AddToCalendar`. */
  calendarEndpoint?: string | undefined;
  /** Finds the passes of tickets that are paid, for the wallet of a phone; not in a preview. Default: none. @experimental */
  walletPasses?: WalletPasses | undefined;
  /** Where your page has `MyOrder`: linked below the tickets. A path of your site, or a whole address. Default: no link. @experimental */
  myOrderAddress?: string | undefined;
  /** Hears why the passes of a ticket can't be had (BX2009). The ticket is there without them. */
  onError?: ErrorListener | undefined;
}

/** The finished order: the promise, then plain facts, in the order of 001 §2. @public */
export function Confirmation({ data, settings, share, takesFocus = true, ...props }: ConfirmationProps) {
  const { onNavigate, removeBranding, calendarEndpoint, walletPasses, myOrderAddress, onError } = props;
  const t = useT();
  const locale = useLocale();
  const own = useMemo(() => resolvePostAppearance(settings), [settings]);
  const values = useMemo(() => placeholderValues(data), [data]);
  const calendar = useOrderEntry(data);
  const isPreview = data.token === previewToken;
  // A sample is nobody: it joins nothing.
  const buyer = isPreview ? undefined : { token: data.token, email: data.buyerEmail };
  const isPaid = data.paymentStatus === 'paid';
  const passes = isPaid && !isPreview ? walletPasses : undefined;
  const showsQr = settings.showTicketQr === true && isPaid;
  // One ticket is the page's stub itself; passes for a wallet stand beside their code.
  const [ticket, ...others] = data.tickets;
  const code = showsQr && others.length === 0 && !passes ? ticket?.id : undefined;
  const community = settings.showAlsoAttending ? communityAddress(data.links?.community, buyer) : null;
  return (
    <Headless.Root
      load={{ data: { order: data } }}
      locale={locale}
      labels={{ free: t('confirmation.free') }}
      className={css.confirmation}
    >
      {isPreview && (
        <p className={css.preview}>
          <Tag tone="outline">{t('confirmation.preview')}</Tag> {t('confirmation.previewHelp')}
        </p>
      )}
      {settings.displayLogo && <EventLogo address={settings.logoUrl} name={data.event.name} />}
      <ConfirmationHero data={data} takesFocus={takesFocus} code={code} />
      <div
        className={cx(css.sections, appearance)}
        data-own={own.marks}
        style={own.properties as CSSProperties}
      >
        {settings.postMessage.trim() !== '' && (
          <PostMessage html={settings.postMessage} values={values} onNavigate={onNavigate} />
        )}
        {settings.showAddToCalendar && (
          <OrderCalendars order={data} {...calendar} fileEndpoint={calendarEndpoint} />
        )}
        {settings.showRegistrationDetails && (
          <RegistrationDetails
            entry={settings.showAddToCalendar ? calendar.entry : undefined}
            showsQr={showsQr && code === undefined}
            walletPasses={passes}
            myOrderAddress={isPreview ? undefined : myOrderAddress}
            onError={onError}
          />
        )}
        {share != null && <div className={css.onScreen}>{share}</div>}
        {community !== null && <Community address={community} people={data.thumbnails ?? []} />}
      </div>
      {!removeBranding && <p className={css.branding}>{t('summary.branding')}</p>}
    </Headless.Root>
  );
}
