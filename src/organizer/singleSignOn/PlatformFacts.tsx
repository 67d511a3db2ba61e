'use client';
import { useRef, useState } from 'react';
import type { SsoServiceConfig } from '../../contract';
import { useT } from '../../i18n';
import { copyText } from '../../themed/kit/copyText';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { Part } from './Part';
import * as css from './singleSignOn.css';

/** What is copied into the identity provider, one at a time. */
export function PlatformFacts({ service }: { service: SsoServiceConfig }) {
  const t = useT();
  return (
    <Part title={t('organizer.singleSignOn.facts.title')} text={t('organizer.singleSignOn.facts.text')}>
      <dl className={css.facts}>
        <Fact name={t('organizer.singleSignOn.facts.entityId')} value={service.entityId} />
        <Fact name={t('organizer.singleSignOn.facts.answerUrl')} value={service.answerUrl} />
        <Fact name={t('organizer.singleSignOn.facts.signOutUrl')} value={service.signOutUrl} />
      </dl>
    </Part>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  const t = useT();
  const text = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(value, text.current));
  return (
    <div>
      <dt className={css.label}>{name}</dt>
      <dd className={css.fact}>
        <span ref={text} dir="ltr" className={css.value}>
          {value}
        </span>
        <IconButton
          label={t('organizer.singleSignOn.facts.copy', { name })}
          icon={<Icon name="copy" />}
          onClick={() => void copy()}
        />
        <span role="status" className={css.quiet}>
          {isCopied !== null &&
            t(isCopied ? 'organizer.orders.order.swap.copied' : 'organizer.webhooks.secret.notCopied')}
        </span>
      </dd>
    </div>
  );
}
