'use client';
import type { SsoConfig, SsoServiceConfig } from '../../contract';
import { testSignInUrl } from '../../domain/singleSignOn';
import { useT } from '../../i18n';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Icon } from '../../themed/kit/Icon';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { Part } from './Part';
import * as css from './singleSignOn.css';

/** The provider's own sign-in page, to be tried before people are led there. */
export function TestPart({ config, service }: { config: SsoConfig; service: SsoServiceConfig }) {
  const t = useT();
  const href = testSignInUrl(config, service);
  return (
    <Part title={t('organizer.singleSignOn.test.title')} text={t('organizer.singleSignOn.test.text')}>
      {href === null ? (
        <p className={css.quiet}>{t('organizer.singleSignOn.test.needsClientId')}</p>
      ) : (
        <div>
          <ButtonLink href={href} newTab icon={<Icon name="external" />}>
            {t('organizer.singleSignOn.test.open')}
            <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </Part>
  );
}
