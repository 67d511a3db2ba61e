import { useT } from 'boxoffice';
import type { FlowStep } from 'boxoffice/contract';
import { RegistrationFlowScreen, RegistrationFlowsScreen } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { useNewInAddress, useViewInAddress } from './address';
import type { ScreenName, ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** Where each step of a flow is set up. */
const screenOfStep: Record<FlowStep, ScreenName> = {
  tickets: 'ticketTypes',
  registration: 'registrationForm',
  sessions: 'sessionRegistrationSettings',
  payment: 'paymentProcessors',
  confirmation: 'confirmation',
};

/** The registration flows; with an id, that flow. */
export function RegistrationFlows({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  const t = useT();
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  const pageHref = useCallback((flowId: string) => hrefOf('registrationFlows', flowId), [hrefOf]);
  const onNavigate = useOnNavigate(navigate);
  if (id === undefined)
    return (
      <RegistrationFlowsScreen
        {...request}
        accountId={accountId}
        eventId={eventId}
        view={view}
        onViewChange={setView}
        hrefOf={pageHref}
        onNavigate={onNavigate}
      />
    );
  return (
    <RegistrationFlowScreen
      key={id}
      accountId={accountId}
      eventId={eventId}
      flowId={id}
      stepHrefOf={(step) => hrefOf(screenOfStep[step])}
      onNavigate={onNavigate}
      onCloned={(flow) => navigate(pageHref(flow.id))}
      back={{ href: hrefOf('registrationFlows'), label: t('organizer.registrationFlows.title'), onNavigate }}
    />
  );
}
