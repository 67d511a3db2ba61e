'use client';
import type { SsoConfig, SsoServiceConfig } from '../../contract';
import type { SsoCalls } from '../../hooks';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { useLeaveGuard } from '../kit/form';
import { stack } from '../kit/appearance/layout.css';
import { PageHeader } from '../kit/page';
import { PlatformFacts } from './PlatformFacts';
import { SsoForm } from './SsoForm';
import { SsoStatusPart } from './SsoStatusPart';
import { SsoStatusTag } from './SsoStatusTag';
import { TestPart } from './TestPart';
import * as css from './singleSignOn.css';

export interface SsoProviderViewProps {
  /** Absent for a new one. */
  config: SsoConfig | undefined;
  /** What the provider has to know. */
  service: SsoServiceConfig;
  /** Names of the events that lead to it; `undefined` while that is not known. */
  usedBy: readonly string[] | undefined;
  /** Each rejects with the client's ApiError. */
  calls: SsoCalls;
  /** A new one was made. */
  onCreated: (id: string) => void;
  /** Back to the list. */
  onClose: () => void;
}

/** One identity provider in the order it is set up in: what to copy into it, its details, a test, and the switch. 002 §7 Single sign-on. */
export function SsoProviderView({
  config,
  service,
  usedBy,
  calls,
  onCreated,
  onClose,
}: SsoProviderViewProps) {
  const t = useT();
  const guard = useLeaveGuard();
  const leave = async () => {
    if (await guard.mayLeave()) onClose();
  };
  return (
    <div className={css.narrow}>
      <PageHeader
        title={config ? <bdi>{config.name}</bdi> : t('organizer.singleSignOn.new')}
        status={config && <SsoStatusTag status={config.status} />}
        actions={
          <LinkButton icon={<Icon name="arrow-start" size="small" />} onClick={() => void leave()}>
            {t('organizer.singleSignOn.all')}
          </LinkButton>
        }
      />
      <div className={stack[8]}>
        <PlatformFacts service={service} />
        <SsoForm config={config} calls={calls} onCreated={onCreated} />
        {config ? (
          <>
            <TestPart config={config} service={service} />
            <SsoStatusPart config={config} usedBy={usedBy} setStatus={calls.setStatus} />
          </>
        ) : (
          <p className={css.quiet}>{t('organizer.singleSignOn.afterSaving')}</p>
        )}
      </div>
    </div>
  );
}
