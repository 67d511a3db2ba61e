'use client';
import type { SignInService } from '../../contract';
import type { AuthFailure, AuthWindowState } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import * as css from './account.css';
import { AuthWindowNotice } from './AuthWindowNotice';
import { serviceKey, ServiceMark } from './ServiceMark';

/** Whatever a form is at besides its window. */
export type AccountState = AuthWindowState | AuthFailure | { at: 'signingIn' | 'signingUp' };

export interface ServiceButtonsProps {
  services: readonly SignInService[];
  label: 'account.signIn.withService' | 'account.signUp.withService';
  state: AccountState;
  onService: (service: SignInService) => void;
  onCancel: () => void;
}

/** Ways in by another service, then the line to the form. Nothing where there is none. */
export function ServiceButtons({ services, label, state, onService, onCancel }: ServiceButtonsProps) {
  const t = useT();
  if (services.length === 0) return null;
  const ofWindow = isOfWindow(state) ? state : null;
  return (
    <>
      {services.map((service) => (
        <Button
          key={service}
          block
          icon={<ServiceMark service={service} />}
          busy={state.at === 'waiting' && state.service === service}
          onClick={() => onService(service)}
        >
          {t(label, { service: t(serviceKey(service)) })}
        </Button>
      ))}
      <div role="status" className={css.said}>
        {ofWindow && <AuthWindowNotice state={ofWindow} onCancel={onCancel} />}
      </div>
      <p className={css.or}>{t('account.or')}</p>
    </>
  );
}

const isOfWindow = (state: AccountState): state is AuthWindowState =>
  state.at === 'idle' || state.at === 'waiting' || state.at === 'closed' || state.at === 'blocked';
