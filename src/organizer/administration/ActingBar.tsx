'use client';
import type { MouseEvent } from 'react';
import { formatInstant } from '../../domain/time/formatInstant';
import { useSignedInPerson } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { RoutedButton } from '../kit/page/RoutedLink';
import { withNoticeRoot } from '../withNoticeRoot';
import * as css from './administration.css';

/** Props of `ActingBar`. @experimental */
export interface ActingBarProps {
  /** Where `StopActingScreen` is. */
  stopHref: string;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

function Bar({ stopHref, onNavigate }: ActingBarProps) {
  const t = useT();
  const locale = useLocale();
  const acting = useSignedInPerson().data?.acting;
  if (!acting) return null;
  const { accountName, since } = acting;
  return (
    <Notice
      tone="warning"
      title={t('organizer.administration.acting.bar', { account: accountName })}
      className={css.acting}
      action={
        <RoutedButton href={stopHref} onNavigate={onNavigate}>
          {t('organizer.administration.acting.stop')}
        </RoutedButton>
      }
    >
      {t('organizer.administration.acting.since', {
        time: formatInstant(since, locale, { dateStyle: 'medium', timeStyle: 'short' }),
      })}
    </Notice>
  );
}

/** Above every screen while support acts as an account; nothing else does it show. @experimental */
export const ActingBar = /* @__PURE__ */ withNoticeRoot(Bar);
