'use client';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TenantCustomization } from '../../contract';
import { inkOn } from '../../domain/theme/ink';
import { filledInvitation, logoAddress } from '../../domain/members';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { useEditorControl } from '../kit/form/EditorContext';
import * as css from './members.css';

export interface InvitationPreviewProps {
  /** The account's name. */
  account: string | undefined;
}

/** The mail that invited people get, with what is in the form. It is text and a picture: nothing in it is run. */
export function InvitationPreview({ account }: InvitationPreviewProps) {
  const t = useT();
  const control = useEditorControl<TenantCustomization>();
  const appearance = useDeferredValue(useWatch({ control }) as TenantCustomization);
  const sender = account ?? t('organizer.members.look.sampleAccount');
  const names = { account: sender, firstName: t('organizer.members.look.samplePerson') };
  const logo = logoAddress(appearance.logo);
  const ink = inkOn(appearance.color);
  return (
    <section aria-label={t('organizer.kit.preview.title')} className={css.preview}>
      <Heading level={2} size="md">
        {t('organizer.kit.preview.title')}
      </Heading>
      <div className={css.mail}>
        <div className={css.mailHead}>
          <p className={css.quiet}>
            <bdi>{sender}</bdi>
          </p>
          <p className={css.subject} dir="auto">
            {filledInvitation(appearance.subject, names)}
          </p>
        </div>
        <div className={css.mailBody}>
          {logo !== null && <Logo key={logo} src={logo} account={sender} />}
          <p className={css.message} dir="auto">
            {filledInvitation(appearance.message, names)}
          </p>
          <span
            className={css.mailButton}
            style={{ background: ink ? appearance.color : '#1a1a1a', color: ink ?? '#ffffff' }}
          >
            {t('organizer.members.look.button')}
          </span>
        </div>
      </div>
    </section>
  );
}

/** The account's name where the picture is not there. */
function Logo({ src, account }: { src: string; account: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <strong>{account}</strong>;
  return (
    <img
      src={src}
      alt={account}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      className={css.logo}
    />
  );
}
