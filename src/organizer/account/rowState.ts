import type { AuthService } from '../../domain';
import type { ConnectState } from '../../hooks';
import type { MessageKey, Translate } from '../../i18n';
import { serviceKey } from '../../themed/account/ServiceMark';

/** What is going on with one service. */
export type RowState = ConnectState;

const nothing: RowState = { at: 'idle' };

/** The state, for the service it is about. */
export const stateOf = (state: ConnectState, service: AuthService): RowState =>
  state.at !== 'idle' && state.service === service ? state : nothing;

/** The key of what a service is. 000 §1. */
export const kindKey = (service: AuthService): MessageKey =>
  service === 'salesforce/sandbox'
    ? 'organizer.account.kind.salesforceSandbox'
    : `organizer.account.kind.${service}`;

/** What is read aloud when something happened to a service; '' for what says itself. */
export function spokenOf(state: ConnectState, t: Translate): string {
  if (state.at === 'idle' || !state.service) return '';
  const service = t(serviceKey(state.service));
  switch (state.at) {
    case 'waiting':
    case 'closed':
    case 'blocked':
      return t(`account.window.${state.at}`, { service });
    case 'connected':
    case 'disconnected':
      return t(`organizer.account.${state.at}`, { service });
    default:
      return '';
  }
}
