'use client';
import { useRef } from 'react';
import { object } from 'yup';
import type { RegistrationFlow } from '../../contract';
import { flowProblem, maxFlowNameLength } from '../../domain/registrationFlows';
import type { RegistrationFlowCalls } from '../../hooks';
import { useT } from '../../i18n';
import { ActionDialog } from '../kit/form';
import { FlowNameDialog } from './FlowNameDialog';

/** What is asked about before it is done. */
export type FlowDialogStep = 'rename' | 'clone' | 'deactivate';

/** What a dialog about a flow needs to know, whichever flow it is about. */
export interface FlowDialogContext {
  /** All of the event's. */
  flows: readonly RegistrationFlow[];
  /** Each rejects with the client's ApiError. */
  calls: RegistrationFlowCalls;
  /** Something was done: what. */
  onDone: (done: string) => void;
  /** A copy was made, beside `onDone`. */
  onCloned?: ((flow: RegistrationFlow) => void) | undefined;
}

interface FlowDialogProps extends FlowDialogContext {
  step: FlowDialogStep;
  flow: RegistrationFlow;
  onClose: () => void;
}

const noFields = object({});

/** What is asked before something is done with a flow. A refused call leaves it as it is, with the reason. */
export function FlowDialog({ step, flow, flows, calls, onDone, onCloned, onClose }: FlowDialogProps) {
  const { id, name } = flow;
  const t = useT();
  const latest = useRef(flow);
  const taking = async (call: Promise<RegistrationFlow>) => {
    latest.current = await call;
  };
  const end = (done: string) => {
    onClose();
    onDone(done);
  };
  switch (step) {
    case 'deactivate':
      return (
        <ActionDialog
          title={t('organizer.registrationFlows.deactivate.title', { name })}
          text={t('organizer.registrationFlows.deactivate.text')}
          action={t('organizer.registrationFlows.deactivate')}
          values={{}}
          schema={noFields}
          toErrorMessage={flowProblem}
          run={() => taking(calls.activate(id, false))}
          onDone={() => end(t('organizer.registrationFlows.isInactive', { name }))}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <FlowNameDialog
          title={t('organizer.registrationFlows.renameOf', { name })}
          action={t('organizer.registrationFlows.rename')}
          name={name}
          others={flows.filter((other) => other.id !== id).map((other) => other.name)}
          run={(typed) => taking(calls.rename(id, typed))}
          onDone={() => end(t('organizer.registrationFlows.isRenamed', { name: latest.current.name }))}
          onClose={onClose}
        />
      );
    case 'clone':
      return (
        <FlowNameDialog
          title={t('organizer.registrationFlows.cloneOf', { name })}
          text={t('organizer.registrationFlows.cloneText')}
          action={t('organizer.registrationFlows.clone')}
          name={copyName(name, t)}
          others={flows.map((other) => other.name)}
          run={(typed) => taking(calls.clone(id, typed))}
          onDone={() => {
            end(t('organizer.registrationFlows.isCreated', { name: latest.current.name }));
            onCloned?.(latest.current);
          }}
          onClose={onClose}
        />
      );
  }
}

/** What a copy is called at first: as much of the name as there is room for. */
function copyName(name: string, t: ReturnType<typeof useT>): string {
  const copy = t('organizer.ticketTypes.copyName', { name });
  const cut = copy.length - maxFlowNameLength;
  return cut > 0 ? t('organizer.ticketTypes.copyName', { name: name.slice(0, -cut) }) : copy;
}
