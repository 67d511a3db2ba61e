'use client';
import { useState, type ReactNode } from 'react';
import type { RegistrationFlow } from '../../contract';
import { flowProblem } from '../../domain/registrationFlows';
import { useT } from '../../i18n';
import { useAction } from '../kit/confirm';
import { FlowDialog, type FlowDialogContext, type FlowDialogStep } from './FlowDialog';

export interface FlowActionsOptions extends FlowDialogContext {
  /** Something is about to be done: what was said of the last time is over. */
  onBegin: () => void;
}

/** What can be done with a flow, in the list and on its page. */
export interface FlowActions {
  rename: (flow: RegistrationFlow) => void;
  clone: (flow: RegistrationFlow) => void;
  /** One that is active says why it can't be. */
  archive: (flow: RegistrationFlow) => void;
  unarchive: (flow: RegistrationFlow) => void;
  activate: (flow: RegistrationFlow) => void;
  /** Asks first: people may be registering. */
  deactivate: (flow: RegistrationFlow) => void;
  /** A change of this flow is on its way. */
  isBusy: (flow: RegistrationFlow) => boolean;
  /** Why the last change was not made, if it was this flow's. */
  problemOf: (flow: RegistrationFlow) => string | null;
  /** Put it anywhere in what is rendered. */
  dialog: ReactNode;
}

export function useFlowActions(options: FlowActionsOptions): FlowActions {
  const { calls, onBegin, onDone } = options;
  const t = useT();
  const [opened, setOpened] = useState<{ step: FlowDialogStep; flow: RegistrationFlow } | null>(null);
  const [changing, setChanging] = useState<string>();
  const { isBusy, problem, act, refuse, confirm, dialog } = useAction(flowProblem);
  const open = (step: FlowDialogStep) => (flow: RegistrationFlow) => {
    refuse(null);
    onBegin();
    setOpened({ step, flow });
  };
  const run = async (
    { id, name }: RegistrationFlow,
    call: () => Promise<RegistrationFlow>,
    done: (named: { name: string }) => string,
  ) => {
    if (isBusy) return;
    onBegin();
    setChanging(id);
    if (await act(call)) onDone(done({ name }));
  };
  const sayWhyNot = ({ name }: RegistrationFlow) =>
    confirm({
      title: t('organizer.registrationFlows.keeps.title', { name }),
      text: t('organizer.registrationFlows.keeps.text'),
      action: t('kit.close'),
    });
  return {
    rename: open('rename'),
    clone: open('clone'),
    archive: (flow) =>
      void (flow.active
        ? sayWhyNot(flow)
        : run(
            flow,
            () => calls.archive(flow.id, true),
            (named) => t('organizer.registrationFlows.isArchived', named),
          )),
    unarchive: (flow) =>
      void run(
        flow,
        () => calls.archive(flow.id, false),
        (named) => t('organizer.registrationFlows.isUnarchived', named),
      ),
    activate: (flow) =>
      void run(
        flow,
        () => calls.activate(flow.id, true),
        (named) => t('organizer.registrationFlows.isActive', named),
      ),
    deactivate: open('deactivate'),
    isBusy: ({ id }) => isBusy && changing === id,
    problemOf: ({ id }) => (changing === id ? problem : null),
    dialog: (
      <>
        {dialog}
        {opened && <FlowDialog {...options} {...opened} onClose={() => setOpened(null)} />}
      </>
    ),
  };
}
