'use client';
import type { OrganizerOrder, TicketSwap } from '../../../contract';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { useCopy } from '../../../themed/kit/useCopy';
import { Amount } from '../OrderTexts';
import * as css from './actions.css';

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface SwapLinkProps {
  swap: TicketSwap;
  order: Pick<OrganizerOrder, 'currency'>;
  /** The address the buyer pays the difference at; without it there is none to show. */
  href?: string | undefined;
  onWithdraw: () => void;
}

/** An open swap: what becomes what, who got the link, what it costs, the link itself, and the way back. 000 §7. */
export function SwapLink({ swap, order, href, onWithdraw }: SwapLinkProps) {
  const t = useT();
  const { source, copied, copy } = useCopy<HTMLParagraphElement>(href ?? '');
  return (
    <div className={css.parts}>
      <p>
        {t('organizer.orders.order.swap.sent', { email: swap.email })}{' '}
        <Amount minor={swap.charge} order={order} />
      </p>
      <ul role={list} className={css.swaps}>
        {swap.tickets.map(({ ticketId, swappedFromType, ticketName }) => (
          <li key={ticketId}>
            {t('organizer.orders.order.swap.row', { id: ticketId, from: swappedFromType, to: ticketName })}
          </li>
        ))}
      </ul>
      {href !== undefined && (
        <p ref={source} dir="ltr" className={css.link}>
          {href}
        </p>
      )}
      <div className={css.buttons}>
        {href !== undefined && (
          <Button icon={<Icon name="copy" />} onClick={copy}>
            {t('organizer.orders.order.swap.copy')}
          </Button>
        )}
        <Button icon={<Icon name="undo" />} onClick={onWithdraw}>
          {t('organizer.orders.order.swap.withdraw')}
        </Button>
      </div>
      <p role="status" className={css.minor}>
        {copied !== null &&
          t(copied ? 'organizer.orders.order.swap.copied' : 'organizer.orders.order.swap.notCopied')}
      </p>
    </div>
  );
}
