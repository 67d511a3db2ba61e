'use client';
import { useT } from '../../i18n';
import { ButtonLink } from '../kit/ButtonLink';
import { Notice } from '../kit/Notice';

/** Props of `CoveredNotice`. @public */
export interface CoveredNoticeProps {
  /** The same page, for a window of its own. */
  address: string;
}

/** The page around the frame hides the order button: what a buyer presses may not be what they see (FAULTS A22). @public */
export function CoveredNotice({ address }: CoveredNoticeProps) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t('registration.covered.title')}
      action={
        <ButtonLink href={address} newTab>
          {t('registration.covered.open')}
        </ButtonLink>
      }
    >
      {t('registration.covered.text')}
    </Notice>
  );
}
