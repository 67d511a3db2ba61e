'use client';
import { useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { Turning } from '../../../themed/kit/Turning';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import * as css from './BitcoinStages.css';

export type BitcoinStage = 'waiting' | 'received' | 'approved';

const order: readonly BitcoinStage[] = ['waiting', 'received', 'approved'];
const names = {
  waiting: 'payment.bitcoin.waiting',
  received: 'payment.bitcoin.received',
  approved: 'payment.bitcoin.approved',
} as const;
const helps = {
  waiting: 'payment.bitcoin.waitingHelp',
  received: 'payment.bitcoin.receivedHelp',
  approved: 'payment.bitcoin.approvedHelp',
} as const;

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** How far the bitcoins are, read aloud when it changes. 000 §2.8. */
export function BitcoinStages({ at }: { at: BitcoinStage }) {
  const t = useT();
  const reached = order.indexOf(at);
  return (
    <div className={css.stages}>
      <ol role={list} aria-label={t('payment.bitcoin.progress')} className={css.list}>
        {order.map((stage, index) => {
          const isDone = index < reached || at === 'approved';
          return (
            <li
              key={stage}
              className={css.stage}
              data-done={isDone ? '' : undefined}
              aria-current={stage === at ? 'step' : undefined}
            >
              <span className={css.mark} aria-hidden="true">
                {isDone ? <Icon name="check-circle" /> : stage === at ? <Turning size="small" /> : <Dot />}
              </span>
              {t(names[stage])}
            </li>
          );
        })}
      </ol>
      <p className={css.help} role="status">
        <VisuallyHidden>{t(names[at])}. </VisuallyHidden>
        {t(helps[at])}
      </p>
    </div>
  );
}

const Dot = () => <span className={css.dot} />;
