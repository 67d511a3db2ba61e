'use client';
import { useState } from 'react';
import type { RegistrationFlow } from '../../contract';
import { statusOfFlow } from '../../domain/registrationFlows';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ProblemNotice } from '../kit/confirm';
import { NewsLine } from '../kit/form/SavedNotice';
import { PageHeader, type BackLink } from '../kit/page';
import { FlowStatusTag } from './FlowStatusTag';
import { FlowSteps, type FlowStepsProps } from './FlowSteps';
import * as css from './registrationFlows.css';
import { useFlowActions, type FlowActions, type FlowActionsOptions } from './useFlowActions';

export interface RegistrationFlowViewProps
  extends
    Pick<FlowStepsProps, 'stepHrefOf' | 'onNavigate'>,
    Pick<FlowActionsOptions, 'flows' | 'calls' | 'onCloned'> {
  flow: RegistrationFlow;
  /** The list of flows. */
  back?: BackLink | undefined;
}

/** One registration flow; knows nothing of where it comes from. */
export function RegistrationFlowView(props: RegistrationFlowViewProps) {
  const { flow, flows, calls, stepHrefOf, onNavigate, onCloned, back } = props;
  const t = useT();
  const [news, setNews] = useState('');
  const actions = useFlowActions({ flows, calls, onBegin: () => setNews(''), onDone: setNews, onCloned });
  return (
    <>
      <PageHeader
        title={<bdi>{flow.name}</bdi>}
        back={back}
        status={<FlowStatusTag status={statusOfFlow(flow)} />}
        actions={<Actions flow={flow} actions={actions} />}
      />
      <NewsLine text={news} className={css.news} />
      <ProblemNotice
        title={t('organizer.registrationFlows.notChanged')}
        problem={actions.problemOf(flow)}
        className={css.notice}
      />
      <FlowSteps steps={flow.steps} stepHrefOf={stepHrefOf} onNavigate={onNavigate} />
      {actions.dialog}
    </>
  );
}

function Actions({ flow, actions }: { flow: RegistrationFlow; actions: FlowActions }) {
  const t = useT();
  const busy = actions.isBusy(flow);
  return (
    <>
      <Button onClick={() => actions.clone(flow)}>{t('organizer.registrationFlows.clone')}</Button>
      {!flow.archived && (
        <Button onClick={() => actions.rename(flow)}>{t('organizer.registrationFlows.rename')}</Button>
      )}
      {!flow.archived && (
        <Button aria-disabled={flow.active || undefined} onClick={() => actions.archive(flow)}>
          {t('organizer.registrationFlows.archive')}
        </Button>
      )}
      <Button
        variant={flow.active ? 'secondary' : 'primary'}
        busy={busy}
        onClick={() => {
          if (flow.archived) actions.unarchive(flow);
          else if (flow.active) actions.deactivate(flow);
          else actions.activate(flow);
        }}
      >
        {t(statusActions[statusOfFlow(flow)])}
      </Button>
    </>
  );
}

/** What changes the status of a flow, by the one it has. */
const statusActions = {
  active: 'organizer.registrationFlows.deactivate',
  inactive: 'organizer.registrationFlows.activate',
  archived: 'organizer.registrationFlows.unarchive',
} as const;
