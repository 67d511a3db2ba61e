import type { RegistrationFlow } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Tables of this area, by name. */
export interface RegistrationFlowsTables {
  /** Scope: the event. */
  flows: RegistrationFlow;
}

const flows: RegistrationFlow[] = [
  {
    id: 'flow-public',
    name: 'Public registration',
    active: true,
    archived: false,
    steps: ['tickets', 'registration', 'payment', 'confirmation'],
    created: '2025-10-06T09:00:00.000Z',
    modified: '2026-01-30T10:12:00.000Z',
  },
  {
    id: 'flow-speakers',
    name: 'Speakers',
    active: true,
    archived: false,
    steps: ['registration', 'sessions', 'confirmation'],
    created: '2025-10-06T09:20:00.000Z',
    modified: '2025-12-11T15:41:00.000Z',
  },
  {
    id: 'flow-students',
    name: 'Students',
    active: false,
    archived: false,
    steps: ['tickets', 'registration', 'payment', 'confirmation'],
    created: '2025-11-17T13:05:00.000Z',
    modified: '2026-01-08T08:30:00.000Z',
  },
  {
    id: 'flow-workshops',
    name: 'Workshops only',
    active: false,
    archived: false,
    steps: ['tickets', 'registration', 'sessions', 'payment', 'confirmation'],
    created: '2026-01-21T11:48:00.000Z',
    modified: '2026-02-10T17:02:00.000Z',
  },
  {
    id: 'flow-early',
    name: 'Super early birds',
    active: false,
    archived: true,
    steps: ['tickets', 'registration', 'payment', 'confirmation'],
    created: '2025-10-20T07:55:00.000Z',
    modified: '2026-02-01T09:00:00.000Z',
  },
  {
    id: 'flow-returners',
    name: 'Northlight 2025 returners',
    active: false,
    archived: true,
    steps: ['tickets', 'registration', 'payment', 'confirmation'],
    created: '2025-10-20T08:10:00.000Z',
    modified: '2025-12-19T16:24:00.000Z',
  },
];

export const registrationFlowsRecords: RecordsOf<RegistrationFlowsTables> = { flows: { '1001': flows } };
