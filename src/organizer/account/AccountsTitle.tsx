'use client';
import { useT } from '../../i18n';
import { muted } from '../../themed/kit/text.css';
import { Heading } from '../../themed/kit/Heading';

/** The name of the screen and what it is for; takes the focus when a host moves there. */
export function AccountsTitle() {
  const t = useT();
  return (
    <div>
      <Heading level={1} size="2xl" tabIndex={-1}>
        {t('organizer.account.title')}
      </Heading>
      <p className={muted}>{t('organizer.account.lead')}</p>
    </div>
  );
}
