'use client';
import { formatInstant } from '../../domain/time/formatInstant';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { useCopy } from '../../themed/kit/useCopy';
import * as css from './administration.css';

export interface EmailToken {
  token: string;
  expires: string;
}

/** A secret that is shown until the page is left, and no longer than it is good for is said. */
export function TokenNotice({ token, expires }: EmailToken) {
  const t = useT();
  const locale = useLocale();
  const { source, copied, copy } = useCopy<HTMLParagraphElement>(token);
  const date = formatInstant(expires, locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={css.part}>
      <p ref={source} dir="ltr" className={css.token}>
        {token}
      </p>
      <p>{t('organizer.administration.token.expires', { date })}</p>
      <div className={css.news}>
        <Button icon={<Icon name="copy" />} onClick={copy}>
          {t('organizer.administration.token.copy')}
        </Button>
        <span role="status">
          {copied !== null &&
            t(copied ? 'organizer.orders.order.swap.copied' : 'organizer.webhooks.secret.notCopied')}
        </span>
      </div>
    </div>
  );
}
