'use client';
import { forwardRef, useId } from 'react';
import type { HeldTransaction } from '../../../contract';
import { formatBitcoin, formatMoney, safeUrl } from '../../../domain';
import type { BitcoinProgress } from '../..';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { chunk, useChunk } from '../../../themed/kit/chunk';
import { FieldError } from '../../../themed/kit/FieldError';
import { Heading } from '../../../themed/kit/Heading';
import { Icon } from '../../../themed/kit/Icon';
import { Notice } from '../../../themed/kit/Notice';
import { Skeleton } from '../../../themed/kit/Skeleton';
import { useCopy } from '../../../themed/kit/useCopy';
import { BitcoinStages } from './BitcoinStages';
import * as css from './BitcoinFields.css';

export interface BitcoinAddressProps {
  payment: Extract<BitcoinProgress, { source: unknown }>;
  hold: Pick<HeldTransaction, 'orderTotal' | 'currency'>;
  error: string | undefined;
}

const codes = /* @__PURE__ */ chunk(() => import('../../../themed/kit/QrCode'));

/** Where to pay, how much, and how far it is. 000 §2.8. Takes focus once there is something to pay to. */
export const BitcoinAddress = /* @__PURE__ */ forwardRef<HTMLHeadingElement, BitcoinAddressProps>(
  function BitcoinAddress({ payment, hold, error }, ref) {
    const t = useT();
    const locale = useLocale();
    const id = useId();
    const { at, source, isRenewed } = payment;
    const amount = t('payment.bitcoin.amount', { amount: formatBitcoin(source.bitcoinAmount, locale) });
    const link = safeUrl(source.uri, { allow: ['bitcoin:'] });
    const qr = useChunk(codes);
    return (
      <section className={css.panel} aria-labelledby={`${id}title`}>
        <BitcoinStages at={at} />
        <div className={css.pay}>
          {/* Nobody is invited to pay twice. */}
          {at === 'waiting' && (
            <div className={css.qr}>
              {qr ? (
                <qr.QrCode value={link ?? source.address} label={t('payment.bitcoin.qr', { amount })} />
              ) : (
                qr === undefined && <Skeleton height="128px" />
              )}
            </div>
          )}
          <div className={css.text}>
            <div>
              <Heading level={4} size="md" id={`${id}title`} ref={ref} tabIndex={-1}>
                {at === 'waiting' ? t('payment.bitcoin.send') : t('payment.bitcoin.sent')}
              </Heading>
              <p>
                <bdi className={css.amount}>{amount}</bdi>
              </p>
              <p className={css.price}>
                {t('payment.bitcoin.price', {
                  price: formatMoney(hold.orderTotal, hold.currency, locale),
                })}
              </p>
            </div>
            {at === 'waiting' && <Address address={source.address} link={link} />}
            {isRenewed && at === 'waiting' && <Notice live="polite">{t('payment.bitcoin.renewed')}</Notice>}
            {error && <FieldError>{error}</FieldError>}
          </div>
        </div>
      </section>
    );
  },
);

function Address({ address, link }: { address: string; link: string | null }) {
  const t = useT();
  const { source, copied, copy } = useCopy(address);
  return (
    <div className={css.text}>
      <div>
        <p className={css.price}>{t('payment.bitcoin.address')}</p>
        <p>
          <code ref={source} dir="ltr" className={css.address}>
            {address}
          </code>
        </p>
      </div>
      <div className={css.actions}>
        <Button icon={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
          {t('payment.bitcoin.copy')}
        </Button>
        {link && (
          <a href={link} className={css.link}>
            {t('payment.bitcoin.link')}
            <Icon name="external" size="small" />
          </a>
        )}
        <p role="status" className={css.message}>
          {copied !== null && t(copied ? 'payment.bitcoin.copied' : 'payment.bitcoin.notCopied')}
        </p>
      </div>
    </div>
  );
}
