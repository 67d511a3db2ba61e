'use client';
import { useRef, useState } from 'react';
import type { OrganizerOrder, TicketSwap } from '../../../contract';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { copyText } from '../../../themed/kit/copyText';
import { Icon } from '../../../themed/kit/Icon';
import { Amount } from '../OrderTexts';
import * as css from './actions.css';

export interface SwapLinkProps {
  swap: TicketSwap;
  order: Pick<OrganizerOrder, 'currency'>;
  /** The address the buyer pays the difference at. */
  href: string;
}

/** The buyer's link to an open swap: who got it, what it costs, and the link itself. 000 §7. */
export function SwapLink({ swap, order, href }: SwapLinkProps) {
  const t = useT();
  const textRef = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    setCopied((await copyText(href, textRef.current)) ? 'yes' : 'no');
  };
  return (
    <div className={css.parts}>
      <p>
        {t('organizer.orders.order.swap.sent', { email: swap.email })}{' '}
        <Amount minor={swap.charge} order={order} />
      </p>
      <p ref={textRef} dir="ltr" className={css.link}>
        {href}
      </p>
      <div className={css.buttons}>
        <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
          {t('organizer.orders.order.swap.copy')}
        </Button>
      </div>
      <p role="status" className={css.minor}>
        {copied &&
          t(
            copied === 'yes' ? 'organizer.orders.order.swap.copied' : 'organizer.orders.order.swap.notCopied',
          )}
      </p>
    </div>
  );
}
