'use client';
import { useRegistrationFlows } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { RegistrationFlowView, type RegistrationFlowViewProps } from './RegistrationFlowView';

/** Props of `RegistrationFlowScreen`. @experimental */
export interface RegistrationFlowScreenProps extends Pick<
  RegistrationFlowViewProps,
  'stepHrefOf' | 'onNavigate' | 'onCloned' | 'back'
> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The flow. */
  flowId: string;
}

/** One registration flow: its steps in one picture, and what can be done with it. 002 §4, §7 Flows. */
export function RegistrationFlow({ accountId, eventId, flowId, ...links }: RegistrationFlowScreenProps) {
  const t = useT();
  const { flows, calls, ...read } = useRegistrationFlows({ accountId, eventId });
  const flow = flows?.find(({ id }) => id === flowId);
  return (
    <ScreenState
      loads={[read]}
      data={{ flows, flow }}
      isUnknown={flows !== undefined && !flow}
      head={{ title: t('organizer.registrationFlows.flow'), back: links.back }}
      loading={t('organizer.registrationFlows.loading')}
      failed={t('organizer.registrationFlows.failed')}
    >
      {(found) => <RegistrationFlowView {...links} {...found} calls={calls} />}
    </ScreenState>
  );
}
