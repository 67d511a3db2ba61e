'use client';
import { useRef, useState } from 'react';
import { formatInstant } from '../../domain/time/formatInstant';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { copyText } from '../../themed/kit/copyText';
import { Icon } from '../../themed/kit/Icon';
import * as css from './administration.css';

export interface EmailToken {
  token: string;
  expires: string;
}

/** A secret that is shown until the page is left, and no longer than it is good for is said. */
export function TokenNotice({ token, expires }: EmailToken) {
  const t = useT();
  const locale = useLocale();
  const text = useRef<HTMLParagraphElement>(null);
  const [isCopied, setCopied] = useState(false);
  const date = formatInstant(expires, locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={css.part}>
      <p ref={text} dir="ltr" className={css.token}>
        {token}
      </p>
      <p>{t('organizer.administration.token.expires', { date })}</p>
      <div className={css.news}>
        <Button
          icon={<Icon name="copy" />}
          onClick={() => void copyText(token, text.current).then(setCopied)}
        >
          {t('organizer.administration.token.copy')}
        </Button>
        <span role="status">{isCopied && t('organizer.orders.order.swap.copied')}</span>
      </div>
    </div>
  );
}
