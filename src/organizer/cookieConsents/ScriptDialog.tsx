'use client';
import { useCookieConsentScript } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Icon } from '../../themed/kit/Icon';
import { useCopy } from '../../themed/kit/useCopy';
import { ReadState, readingOf } from '../kit/record';
import * as css from './cookieConsents.css';

export interface ScriptDialogProps {
  accountId: string;
  domain: string;
  onClose: () => void;
}

/** The script that a site loads so that its visitors are asked. 002 §7: GET …/script. */
export function ScriptDialog({ accountId, domain, onClose }: ScriptDialogProps) {
  const t = useT();
  const read = useCookieConsentScript(accountId, domain);
  const script = read.data ?? '';
  const { source, copied, copy } = useCopy<HTMLPreElement>(script);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('organizer.cookieConsents.scriptOf', { domain })}
      description={t('organizer.cookieConsents.scriptText')}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.close')}</Button>
          {script !== '' && (
            <Button variant="primary" icon={<Icon name="copy" />} onClick={copy}>
              {t('organizer.cookieConsents.copyScript')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack[3]}>
        <ReadState
          {...readingOf(read)}
          content={read.data ?? null}
          loading={t('organizer.cookieConsents.scriptLoading')}
          failed={t('organizer.cookieConsents.scriptFailed')}
        >
          {(found) =>
            found === '' ? (
              <p className={css.quiet}>{t('organizer.cookieConsents.scriptNone')}</p>
            ) : (
              <pre ref={source} dir="ltr" className={css.script}>
                {found}
              </pre>
            )
          }
        </ReadState>
        <p role="status" className={css.quiet}>
          {copied !== null &&
            t(copied ? 'organizer.orders.order.swap.copied' : 'organizer.cookieConsents.notCopied')}
        </p>
      </div>
    </Dialog>
  );
}
