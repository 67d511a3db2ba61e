'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import { Notice } from '../kit/Notice';
import { QrCode } from '../kit/QrCode';
import { Skeleton } from '../kit/Skeleton';
import { useCopy } from '../kit/useCopy';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './OrderLink.css';

/** Props of `OrderLink`. */
export interface OrderLinkProps {
  /** Absent until there is one. */
  address?: string | undefined;
  /** There was none to be had. */
  failed?: boolean | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** A link that takes the order to another device: as a QR code for a phone, and to be copied. */
export function OrderLink({ address, failed = false, onRetry, onClose }: OrderLinkProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('registration.otherDevice.open')}
      description={t('registration.otherDevice.text')}
    >
      <div className={css.body} aria-live="polite" aria-busy={!address && !failed}>
        {address !== undefined && <Address address={address} />}
        {failed && (
          <Notice
            tone="danger"
            title={t('registration.otherDevice.failed')}
            action={<Button onClick={onRetry}>{t('registration.retry')}</Button>}
          />
        )}
        {address === undefined && !failed && (
          <>
            <VisuallyHidden>{t('registration.otherDevice.making')}</VisuallyHidden>
            <Skeleton height="8rem" />
          </>
        )}
      </div>
      <p className={css.note}>{t('registration.otherDevice.secret')}</p>
    </Dialog>
  );
}

function Address({ address }: { address: string }) {
  const t = useT();
  const { source, copied, copy } = useCopy(address);
  return (
    <div className={css.link}>
      <QrCode value={address} label={t('registration.otherDevice.qr')} />
      <div className={css.copy}>
        <bdi>
          <code ref={source} className={css.address}>
            {address}
          </code>
        </bdi>
        <Button icon={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
          {t('registration.otherDevice.copy')}
        </Button>
        <p role="status" className={css.message}>
          {copied !== null &&
            t(copied ? 'registration.otherDevice.copied' : 'registration.otherDevice.notCopied')}
        </p>
      </div>
    </div>
  );
}
