'use client';
import { useRef, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { copyText } from '../kit/copyText';
import { Icon } from '../kit/Icon';
import * as css from './Share.css';

/** What a campaign gives to friends: shown, and copied at a press. 001 §3 campaign. */
export function SharePromo({ code }: { code: string }) {
  const t = useT();
  const [copied, setCopied] = useState<boolean | null>(null);
  const textRef = useRef<HTMLElement>(null);
  const copy = async () => setCopied(await copyText(code, textRef.current));
  return (
    <div className={css.promo}>
      <div className={css.promoText}>
        <p className={css.reason}>{t('sharing.promo')}</p>
        <p>
          <bdi>
            <code ref={textRef} className={css.code}>
              {code}
            </code>
          </bdi>
        </p>
      </div>
      <Button icon={<Icon name={copied ? 'check' : 'copy'} />} onClick={() => void copy()}>
        {t('sharing.promoCopy')}
      </Button>
      <p role="status" className={css.message}>
        {copied !== null && t(copied ? 'sharing.promoCopied' : 'sharing.promoNotCopied')}
      </p>
    </div>
  );
}
