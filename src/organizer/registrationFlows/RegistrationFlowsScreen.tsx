'use client';
import { useRegistrationFlows } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { RegistrationFlowsView, type RegistrationFlowsViewProps } from './RegistrationFlowsView';

/** Props of `RegistrationFlowsScreen`. @experimental */
export interface RegistrationFlowsScreenProps
  extends ViewProps, Pick<RegistrationFlowsViewProps, 'hrefOf' | 'onNavigate' | 'isNew' | 'onNewOpened'> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
}

/** The registration flows of an event: found, created, renamed, cloned, activated and archived. 002 §4, §7 Flows. */
export function RegistrationFlows(props: RegistrationFlowsScreenProps) {
  const { accountId, eventId, hrefOf, onNavigate } = props;
  const [view, onViewChange] = useTableView(props);
  const { flows, calls, ...read } = useRegistrationFlows({ accountId, eventId });
  return (
    <RegistrationFlowsView
      {...readingOf(read)}
      flows={flows ?? null}
      calls={calls}
      isNew={props.isNew}
      onNewOpened={props.onNewOpened}
      view={view}
      onViewChange={onViewChange}
      hrefOf={hrefOf}
      onNavigate={onNavigate}
    />
  );
}
