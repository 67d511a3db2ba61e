import {
  activateFlow,
  archiveFlow,
  cloneFlow,
  createFlow,
  listFlows,
  renameFlow,
} from '../../../src/contract';
import type { FlowStep, RegistrationFlow } from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import type { Db } from '../../db';
import { handle } from '../../handle';
import { changedAt, isSameName } from '../../rules/edits';
import { eventOf } from '../events/rules';
import { malformed, textOf } from '../../rules/fields';

interface PathParams {
  accountId: string;
  eventId: string;
}

/** The event's flows; refuses with 4046 when the event is another account's. */
const flowsOf = (db: Db, { accountId, eventId }: PathParams) =>
  db.rows('flows', eventOf(db, accountId, eventId).id);

const plainSteps: FlowStep[] = ['tickets', 'registration', 'payment', 'confirmation'];

/** The name as it is saved. Refuses one that another flow of the event has, archived ones too. */
function freeName(db: Db, params: PathParams, name: string, own?: string): string {
  const wanted = textOf('name', name);
  if (
    flowsOf(db, params)
      .all()
      .some((flow) => flow.id !== own && isSameName(flow.name, wanted))
  )
    throw malformed('name', 'Another flow has this name.');
  return wanted;
}

function addFlow(
  db: Db,
  clock: Clock,
  params: PathParams,
  name: string,
  steps: FlowStep[],
): RegistrationFlow {
  const now = changedAt(clock);
  return flowsOf(db, params).add({
    id: db.nextId('flow'),
    name: freeName(db, params, name),
    active: false,
    archived: false,
    steps: [...steps],
    created: now,
    modified: now,
  });
}

export const registrationFlowsHandlers = [
  handle(listFlows, ({ db, params }) => ({ flows: flowsOf(db, params).all() })),
  handle(createFlow, ({ db, clock, params, body }) => addFlow(db, clock, params, body.name, plainSteps)),
  handle(cloneFlow, ({ db, clock, params, body }) =>
    addFlow(db, clock, params, body.name, flowsOf(db, params).get(params.flowId).steps),
  ),
  handle(renameFlow, ({ db, clock, params, body, fail }) => {
    const flows = flowsOf(db, params);
    const { archived, modified } = flows.get(params.flowId);
    if (archived) fail(4091, 'It is archived.');
    const name = freeName(db, params, body.name, params.flowId);
    return flows.change(params.flowId, { name, modified: changedAt(clock, modified) });
  }),
  handle(archiveFlow, ({ db, clock, params, body: { archived }, fail }) => {
    const flows = flowsOf(db, params);
    const flow = flows.get(params.flowId);
    if (flow.archived === archived) return flow;
    if (flow.active) fail(4091, 'It is active: deactivate it first.');
    return flows.change(flow.id, { archived, modified: changedAt(clock, flow.modified) });
  }),
  handle(activateFlow, ({ db, clock, params, body: { active }, fail }) => {
    const flows = flowsOf(db, params);
    const flow = flows.get(params.flowId);
    if (flow.active === active) return flow;
    if (flow.archived) fail(4091, 'It is archived: take it back first.');
    return flows.change(flow.id, { active, modified: changedAt(clock, flow.modified) });
  }),
];
