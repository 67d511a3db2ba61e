'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { RegistrationFlow } from './RegistrationFlowScreen';
import { RegistrationFlows } from './RegistrationFlowsScreen';

export type { RegistrationFlowScreenProps } from './RegistrationFlowScreen';
export type { RegistrationFlowsScreenProps } from './RegistrationFlowsScreen';

/** The registration flows of an event: found, created, renamed, cloned, activated and archived. @experimental */
export const RegistrationFlowsScreen = /* @__PURE__ */ withOrganizerRoot(RegistrationFlows);
/** One registration flow: its steps, and what can be done with it. @experimental */
export const RegistrationFlowScreen = /* @__PURE__ */ withOrganizerRoot(RegistrationFlow);
