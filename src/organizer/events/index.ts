'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { EventSettings } from './EventSettingsScreen';
import { EventTemplates } from './EventTemplatesScreen';
import { Events } from './EventsScreen';
import { NewEvent } from './NewEventScreen';

export { EventDateFields, EventNameField, EventVenueFields } from './EventFields';
export type { EventSettingsScreenProps } from './EventSettingsScreen';
export { EventSettingsView } from './EventSettingsView';
export type { EventsScreenProps } from './EventsScreen';
export { EventsView } from './EventsView';
export type { EventTemplatesScreenProps } from './EventTemplatesScreen';
export { EventTemplatesView } from './EventTemplatesView';
export type { NewEventScreenProps } from './NewEventScreen';
export { NewEventView } from './NewEventView';

/** The events of an account. 002 §7 Events. @experimental */
export const EventsScreen = /* @__PURE__ */ withOrganizerRoot(Events);
/** What buyers read of an event, its plan and its tracking pixels. 002 §7 Events. @experimental */
export const EventSettingsScreen = /* @__PURE__ */ withOrganizerRoot(EventSettings);
/** What new events can begin with. 002 §7 eventTemplates. @experimental */
export const EventTemplatesScreen = /* @__PURE__ */ withOrganizerRoot(EventTemplates);
/** Makes an event. 002 §7 Events. @experimental */
export const NewEventScreen = /* @__PURE__ */ withOrganizerRoot(NewEvent);
