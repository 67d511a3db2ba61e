'use client';
import { useId } from 'react';
import type { CookieConsent } from '../../contract';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Tag } from '../../themed/kit/Tag';
import { rowName } from '../kit/appearance/layout.css';
import * as css from './cookieConsents.css';
import { serviceKeys } from './serviceKeys';

export interface ConsentRowProps {
  consent: CookieConsent;
  onEdit: () => void;
  onScript: () => void;
}

/** One site: what it asks its visitors with, and whether it does. */
export function ConsentRow({ consent, onEdit, onScript }: ConsentRowProps) {
  const { domain, service, scriptUrl, siteId, enabled } = consent;
  const t = useT();
  const id = useId();
  return (
    <li className={css.row}>
      <div className={css.about}>
        <div className={css.name}>
          <button type="button" id={id} className={rowName} onClick={onEdit}>
            <bdi dir="ltr">{domain}</bdi>
          </button>
          <Tag tone={enabled ? 'positive' : 'neutral'}>
            {t(
              enabled
                ? 'organizer.registrationFlows.status.active'
                : 'organizer.registrationFlows.status.inactive',
            )}
          </Tag>
        </div>
        <p className={css.quiet}>
          <bdi dir="ltr">{scriptUrl}</bdi>
        </p>
        <p className={css.facts}>
          <span>{t(serviceKeys[service])}</span>
          {siteId !== null && <bdi dir="ltr">{siteId}</bdi>}
        </p>
      </div>
      <Button aria-label={t('organizer.cookieConsents.scriptOf', { domain })} onClick={onScript}>
        {t('organizer.cookieConsents.script')}
      </Button>
    </li>
  );
}
