'use client';
import { useT } from '../../i18n';
import { branding } from './OrderSummary.css';

/** Whose ticketing it is, below the order. 000 §2.5: left out by the removeBranding feature (§6). @public */
export function Branding() {
  const t = useT();
  return <p className={branding}>{t('summary.branding')}</p>;
}
