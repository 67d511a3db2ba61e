'use client';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import type { WalletName, WalletPasses } from '../../domain/confirmation';
import { useConfirmedTicket } from '../../headless/confirmation';
import { useWalletPasses } from '../../headless/confirmation/useWalletPasses';
import { useT, type MessageKey } from '../../i18n';
import { ButtonLink } from '../kit/ButtonLink';
import { Icon } from '../kit/Icon';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './WalletLinks.css';

export interface WalletLinksProps {
  /** Finds the passes. */
  walletPasses: WalletPasses;
  /** Hears why there are none. */
  onError?: ErrorListener | undefined;
}

const texts: Record<WalletName, MessageKey> = {
  apple: 'confirmation.wallet.apple',
  google: 'confirmation.wallet.google',
};

/** The passes of a ticket, for the wallet of a phone. Nothing where there are none, or nobody knows (FAULTS F106). */
export function WalletLinks({ walletPasses, onError }: WalletLinksProps) {
  const t = useT();
  const { ticket } = useConfirmedTicket();
  const { status, passes } = useWalletPasses(walletPasses, (cause) =>
    onError?.(new BoxofficeError('BX2009', cause)),
  );
  if (status === 'loading')
    return (
      <div className={css.links}>
        <Skeleton width="13rem" height="2.75rem" />
      </div>
    );
  if (passes.length === 0) return null;
  const { attendeeName: name, ticketName } = ticket;
  return (
    <div className={css.links}>
      {passes.map((pass) => (
        <ButtonLink
          key={pass.wallet}
          href={pass.address}
          newTab
          className={css.link}
          // Not the wallets' badges: those are trademarks, for pages that may have them.
          icon={<Icon name="wallet" />}
        >
          {t(texts[pass.wallet])}
          <VisuallyHidden>
            {' '}
            {t('confirmation.ticketFileFor', { name, ticket: ticketName })} {t('registration.newTab')}
          </VisuallyHidden>
        </ButtonLink>
      ))}
    </div>
  );
}
