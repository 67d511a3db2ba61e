'use client';
import { messageOf, type Message } from '../../domain';
import { Promotion } from '../../headless/promotions';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { widget } from '../root/ThemeRoot.css';
import { PromoForm } from './PromoForm';

/** Props of `PromoPanel`. @public */
export interface PromoPanelProps {
  /** A code was entered; spaces around it are gone. Calling again replaces the one before. */
  onApply: (code: string) => void;
  /** The code and what it gave are to be dropped. Called with or without a code in force. */
  onCancel: () => void;
  /** The code in force, if any. */
  applied: string | null;
  /** Why the last code was refused. */
  error: Message | null;
  /** An answer is on its way. */
  busy: boolean;
}

/** 'Enter Promo Code', and the form it opens. It starts open when a code is in force or was refused. 000 §2.3, §4. @public */
export function PromoPanel({ applied, error, busy, onApply, onCancel }: PromoPanelProps) {
  const t = useT();
  return (
    <section className={widget} aria-label={t('promotions.label')}>
      <Promotion.Root
        applied={applied}
        error={error && messageOf(error, t)}
        pending={busy}
        onApply={onApply}
        onRemove={onCancel}
        labels={{ missing: t('promotions.missing'), applied: t('promotions.applied') }}
      >
        <Promotion.Trigger render={<LinkButton icon={<Icon name="tag" />} />}>
          {t('promotions.enter')}
        </Promotion.Trigger>
        <Promotion.Content>
          <PromoForm busy={busy} />
        </Promotion.Content>
      </Promotion.Root>
    </section>
  );
}
