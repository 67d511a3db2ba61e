'use client';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { Icon } from '../../../themed/kit/Icon';
import { Notice } from '../../../themed/kit/Notice';
import { useCopy } from '../../../themed/kit/useCopy';
import { quiet, stack } from '../appearance/layout.css';
import * as css from './CopyOnceDialog.css';

export interface CopyOnceDialogProps {
  title: string;
  /** What it is for. */
  text: string;
  /** A secret, or a link with one. */
  secret: string;
  /** On the button: "Copy link". */
  copy: string;
  /** What to do where the browser allows no copying. */
  notCopied: string;
  onClose: () => void;
}

/** What is answered once and never again. A press beside the dialog must not lose it. */
export function CopyOnceDialog({ title, text, secret, copy, notCopied, onClose }: CopyOnceDialogProps) {
  const t = useT();
  const { source, copied, copy: copySecret } = useCopy<HTMLParagraphElement>(secret);
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{t('organizer.dashboard.setup.done')}</Button>
          <Button variant="primary" icon={<Icon name="copy" />} data-autofocus onClick={copySecret}>
            {copy}
          </Button>
        </>
      }
    >
      <div className={stack[3]}>
        <Notice tone="warning">{t('organizer.webhooks.secret.warning')}</Notice>
        <p ref={source} dir="ltr" className={css.secret}>
          {secret}
        </p>
        <p role="status" className={quiet}>
          {copied !== null && (copied ? t('organizer.orders.order.swap.copied') : notCopied)}
        </p>
      </div>
    </Dialog>
  );
}
