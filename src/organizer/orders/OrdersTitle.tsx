'use client';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import * as css from './OrdersView.css';

/** The name of the screen; takes the focus when a host moves there. */
export function OrdersTitle() {
  const t = useT();
  return (
    <Heading level={1} look="2xl" tabIndex={-1} className={css.title}>
      {t('organizer.orders.title')}
    </Heading>
  );
}
