'use client';
import { useRef, useState } from 'react';
import type { CreatedExternalProvider } from '../../contract';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { copyText } from '../../themed/kit/copyText';
import { Dialog } from '../../themed/kit/Dialog';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { stack } from '../kit/look/layout.css';
import * as css from './webhooks.css';

export interface SecretDialogProps {
  created: Pick<CreatedExternalProvider, 'name' | 'secret'>;
  onClose: () => void;
}

/** What notifications of a new webhook are signed with. It is not kept: a press beside the dialog must not lose it. */
export function SecretDialog({ created, onClose }: SecretDialogProps) {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => setCopied((await copyText(created.secret, text.current)) ? 'yes' : 'no');
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={onClose}
      title={t('organizer.webhooks.secret.title', { name: created.name })}
      description={t('organizer.webhooks.secret.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('organizer.dashboard.setup.done')}</Button>
          <Button variant="primary" icon={<Icon name="copy" />} data-autofocus onClick={() => void copy()}>
            {t('organizer.webhooks.secret.copy')}
          </Button>
        </>
      }
    >
      <div className={stack[3]}>
        <Notice tone="warning">{t('organizer.webhooks.secret.warning')}</Notice>
        <p ref={text} dir="ltr" className={css.secret}>
          {created.secret}
        </p>
        <p role="status" className={css.quiet}>
          {copied &&
            t(
              copied === 'yes' ? 'organizer.orders.order.swap.copied' : 'organizer.webhooks.secret.notCopied',
            )}
        </p>
      </div>
    </Dialog>
  );
}
