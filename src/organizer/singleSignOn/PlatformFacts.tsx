'use client';
import type { SsoServiceConfig } from '../../contract';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { useCopy } from '../../themed/kit/useCopy';
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
  const { source, copied, copy } = useCopy<HTMLSpanElement>(value);
  return (
    <div>
      <dt className={css.label}>{name}</dt>
      <dd className={css.fact}>
        <span ref={source} dir="ltr" className={css.value}>
          {value}
        </span>
        <IconButton
          label={t('organizer.singleSignOn.facts.copy', { name })}
          icon={<Icon name="copy" />}
          onClick={copy}
        />
        <span role="status" className={css.quiet}>
          {copied !== null &&
            t(copied ? 'organizer.orders.order.swap.copied' : 'organizer.webhooks.secret.notCopied')}
        </span>
      </dd>
    </div>
  );
}
