import {
  activateFlow,
  archiveFlow,
  cloneFlow,
  createFlow,
  listFlows,
  renameFlow,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const event = { accountId: '77', eventId: '1001' };

export const registrationFlowsExamples = {
  listFlows: exampleOf(listFlows, { params: event }),
  createFlow: exampleOf(createFlow, { params: event, body: { name: 'Press and bloggers' } }),
  renameFlow: exampleOf(renameFlow, {
    params: { ...event, flowId: 'flow-workshops' },
    body: { name: 'Workshops and tours' },
  }),
  cloneFlow: exampleOf(cloneFlow, {
    params: { ...event, flowId: 'flow-public' },
    body: { name: 'Public registration, second wave' },
  }),
  archiveFlow: exampleOf(archiveFlow, {
    params: { ...event, flowId: 'flow-students' },
    body: { archived: true },
  }),
  activateFlow: exampleOf(activateFlow, {
    params: { ...event, flowId: 'flow-workshops' },
    body: { active: true },
  }),
} satisfies Examples;
