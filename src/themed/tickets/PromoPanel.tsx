'use client';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { widget } from '../root/ThemeRoot.css';
import { PromoForm, type PromoPanelProps } from './PromoForm';

/** 'Enter Promo Code', and the form it opens. It starts open when a code is in force or was refused. 000 §2.3, §4. @public */
export function PromoPanel(props: PromoPanelProps) {
  const { applied, error, onCancel } = props;
  const t = useT();
  const [open, setOpen] = useState<false | 'asked' | 'given'>(applied === null && !error ? false : 'given');
  const [known, setKnown] = useState({ applied, error });
  // A code that came from an address or an earlier visit is in force, or refused, before anybody opened the panel.
  if (applied !== known.applied || error !== known.error) {
    setKnown({ applied, error });
    if ((applied !== null || error) && !open) setOpen('given');
  }
  const opener = useRef<HTMLButtonElement>(null);
  const wasCancelled = useRef(false);
  useEffect(() => {
    if (!open && wasCancelled.current) opener.current?.focus();
    wasCancelled.current = false;
  }, [open]);
  const cancel = () => {
    wasCancelled.current = true;
    setOpen(false);
    onCancel();
  };

  return (
    <section className={widget} aria-label={t('promotions.label')}>
      {open ? (
        <PromoForm {...props} onCancel={cancel} takesFocus={open === 'asked'} />
      ) : (
        <LinkButton
          ref={opener}
          aria-expanded={false}
          icon={<Icon name="tag" />}
          onClick={() => setOpen('asked')}
        >
          {t('promotions.enter')}
        </LinkButton>
      )}
    </section>
  );
}
