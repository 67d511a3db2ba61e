'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { useCopy } from '../kit/useCopy';
import * as css from './Share.css';

/** What a campaign gives to friends: shown, and copied at a press. 001 §3 campaign. */
export function SharePromo({ code }: { code: string }) {
  const t = useT();
  const { source, copied, copy } = useCopy(code);
  return (
    <div className={css.promo}>
      <div className={css.promoText}>
        <p className={css.reason}>{t('sharing.promo')}</p>
        <p>
          <bdi>
            <code ref={source} className={css.code}>
              {code}
            </code>
          </bdi>
        </p>
      </div>
      <Button icon={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
        {t('sharing.promoCopy')}
      </Button>
      <p role="status" className={css.message}>
        {copied !== null && t(copied ? 'sharing.promoCopied' : 'sharing.promoNotCopied')}
      </p>
    </div>
  );
}
