import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import * as answers from '../generated/organizer/registrationFlows';

/** What a buyer goes through in a flow, in this order. Names are ours. @experimental */
export type FlowStep = 'tickets' | 'registration' | 'sessions' | 'payment' | 'confirmation';

/**
 * One way of registering for an event. 002 §4: a flow can be archived and unarchived, activated and deactivated. An archived one
 * is never active. Its members are ours.
 * @experimental
 */
export interface RegistrationFlow {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Its own within the event, in any case. */
  name: string;
  /** Buyers can register through it. */
  active: boolean;
  /** It is put away, and can’t be activated until it is taken back. */
  archived: boolean;
  steps: FlowStep[];
  created: Instant;
  modified: Instant;
}

/** The one member naming calls send. @experimental */
export interface FlowName {
  /**
   * As organizers see it.
   * @minLength 1
   * @maxLength 100
   */
  name: string;
}

/**
 * The registration flows of an event, archived ones too, the oldest first. 002 §7 Flows, "GET flow".
 * @calls 137
 * @experimental
 */
export const listFlows = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { flows: RegistrationFlow[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/flow',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listFlows,
});

/**
 * Create a registration flow. 002 §7 Flows. It starts inactive, with the steps of a plain order.
 * Fails: 4000 the name is empty, or another flow has it.
 * @calls 138
 * @experimental
 */
export const createFlow = endpoint<{
  params: { accountId: string; eventId: string };
  body: FlowName;
  ok: RegistrationFlow;
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/flow',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createFlow,
});

/**
 * Give a registration flow another name. 002 §7 Flows. Fails: 4000 the name is empty, or another flow has it; 4091 the flow is
 * archived; 4046.
 * @calls 139
 * @experimental
 */
export const renameFlow = endpoint<{
  params: { accountId: string; eventId: string; flowId: string };
  body: FlowName;
  ok: RegistrationFlow;
  fail: 4000 | 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/flows/:flowId/rename',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.renameFlow,
});

/**
 * Copy a registration flow under a new name. 002 §7 Flows. The copy has the steps of the flow, which may be archived; it starts
 * inactive and unarchived. Fails: 4000 the name is empty, or another flow has it; 4046.
 * @calls 140
 * @experimental
 */
export const cloneFlow = endpoint<{
  params: { accountId: string; eventId: string; flowId: string };
  body: FlowName;
  ok: RegistrationFlow;
  fail: 4000 | 4046;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/flows/:flowId/clone',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.cloneFlow,
});

/**
 * Archive a registration flow, or take it back. 002 §4, 002 §7 Flows. Asking for what it is already changes nothing.
 * Fails: 4091 it is active: deactivate it first; 4046.
 * @calls 141
 * @experimental
 */
export const archiveFlow = endpoint<{
  params: { accountId: string; eventId: string; flowId: string };
  body: {
    /** True puts it away, false takes it back. */
    archived: boolean;
  };
  ok: RegistrationFlow;
  fail: 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/flows/:flowId/archive',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.archiveFlow,
});

/**
 * Activate a registration flow, or deactivate it. 002 §4, 002 §7 Flows. Several may be active at once. Asking for what it is
 * already changes nothing. Fails: 4091 it is archived: take it back first; 4046.
 * @calls 142
 * @experimental
 */
export const activateFlow = endpoint<{
  params: { accountId: string; eventId: string; flowId: string };
  body: {
    /** True makes it active, beside others that are; false takes that back. */
    active: boolean;
  };
  ok: RegistrationFlow;
  fail: 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/flows/:flowId/active',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.activateFlow,
});
