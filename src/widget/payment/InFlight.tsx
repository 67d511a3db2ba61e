'use client';
import type { OrderState } from '../../domain';
import type { OrderFlow } from '../../hooks';
import { ChallengeDialog } from '../../themed/payment/ChallengeDialog';
import { LeadAway, type Leave } from './LeadAway';

export interface InFlightProps {
  state: Extract<OrderState, { at: 'authenticating' | 'redirecting' }>;
  order: Pick<OrderFlow, 'leaveChallenge' | 'playChallenge' | 'comeBack' | 'reread'>;
  /** Takes the buyer to the provider's page in the host's own way. */
  onLeave?: Leave | undefined;
  /** Of `TicketWidget`. */
  returnUrl?: string | undefined;
}

/** What a payment needs from its buyer outside the form: the bank's question, or the way to the provider's page. */
export function InFlight({ state, order, onLeave, returnUrl }: InFlightProps) {
  if (state.at === 'redirecting') return <LeadAway order={order} onLeave={onLeave} address={state.address} />;
  const { challenge } = state;
  return challenge.kind === 'script' ? (
    <ChallengeDialog key={challenge.reference} play={order.playChallenge} onCancel={order.leaveChallenge} />
  ) : (
    <ChallengeDialog
      key={challenge.reference}
      url={challenge.url}
      onAnswered={order.leaveChallenge}
      returnOrigin={returnUrl === undefined ? undefined : new URL(returnUrl, location.href).origin}
      onCancel={order.leaveChallenge}
    />
  );
}
