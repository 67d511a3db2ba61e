'use client';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import type { WalletName, WalletPasses } from '../../domain/confirmation';
import { useConfirmedTicket } from '../../headless/confirmation';
import { useWalletPasses } from '../../headless/confirmation/useWalletPasses';
import { useT, type MessageKey } from '../../i18n';
import { ButtonLink } from '../kit/ButtonLink';
import { Glyph } from '../kit/Glyph';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './WalletLinks.css';

export interface WalletLinksProps {
  /** Finds the passes. */
  walletPasses: WalletPasses;
  /** Hears why there are none. */
  onError?: ErrorListener | undefined;
}

/* A drawing of our own: the wallets' badges are trademarks, for the pages that they have allowed them to. */
const wallet =
  'M4.5 4.5h10A1.5 1.5 0 0 1 16 6v1.5M4.5 4.5a1.5 1.5 0 0 0 0 3h11A1.5 1.5 0 0 1 17 9v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V6M13.5 12v.01';

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
          icon={<Glyph path={wallet} mirrors />}
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
