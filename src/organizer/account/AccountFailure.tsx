'use client';
import { useT } from '../../i18n';
import { serviceKey } from '../../themed/account/ServiceMark';
import { Notice } from '../../themed/kit/Notice';
import type { RowState } from './rowState';

export interface AccountFailureProps {
  state: Extract<RowState, { at: 'failed' | 'keptConnected' }>;
}

/** 4022: the service's user is connected to another person. */
const taken = 4022;

/** Why an account could not be connected, or disconnected. */
export function AccountFailure({ state }: AccountFailureProps) {
  const t = useT();
  const service = state.service ? t(serviceKey(state.service)) : '';
  if (state.at === 'keptConnected')
    return (
      <Notice tone="danger" live="assertive" title={t('organizer.account.failedDisconnect', { service })}>
        {t('error.default')}
      </Notice>
    );
  const { code, isRefusal } = state;
  const why = isRefusal ? 'organizer.account.refused' : 'organizer.account.taken';
  return (
    <Notice tone="danger" live="assertive" title={t('organizer.account.failed', { service })}>
      {isRefusal || code === taken ? t(why, { service }) : t('error.default')}{' '}
      {code > 0 && t('organizer.account.errorCode', { code })}
    </Notice>
  );
}
