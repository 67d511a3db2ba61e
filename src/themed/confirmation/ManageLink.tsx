'use client';
import { useT } from '../../i18n';
import { Icon } from '../kit/Icon';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './Confirmation.css';

export interface ManageLinkProps {
  /** Checked (`manageAddress`). */
  address: string;
  /** Whose ticket it is for; the whole order when absent. */
  name?: string | undefined;
}

/** 001 §2.4: in a tab of its own, so that the confirmation stays. */
export function ManageLink({ address, name }: ManageLinkProps) {
  const t = useT();
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={css.manage}>
      {t('confirmation.manage')}
      <VisuallyHidden>
        {' '}
        {name !== undefined && `${t('confirmation.manageFor', { name })} `}
        {t('registration.newTab')}
      </VisuallyHidden>
      <Icon name="external" size="small" />
    </a>
  );
}
