'use client';
import { useT } from '../../i18n';
import { Icon } from '../kit/Icon';
import { VisuallyHidden } from '../kit/VisuallyHidden';

/** The words of a link to where an order is changed, or the ticket of somebody. */
export function ManageText({ name }: { name?: string | undefined }) {
  const t = useT();
  return (
    <>
      {t('confirmation.manage')}
      <VisuallyHidden>
        {' '}
        {name !== undefined && `${t('confirmation.manageFor', { name })} `}
        {t('registration.newTab')}
      </VisuallyHidden>
      <Icon name="external" size="small" />
    </>
  );
}
