import { organizerPart } from '../organizerPart';
import { EventSettings } from './EventSettingsScreen';
import { Events } from './EventsScreen';
import { NewEvent } from './NewEventScreen';

export type { EventSettingsScreenProps } from './EventSettingsScreen';
export { EventSettingsView } from './EventSettingsView';
export type { EventsScreenProps } from './EventsScreen';
export { EventsView } from './EventsView';
export type { NewEventScreenProps } from './NewEventScreen';
export { NewEventView } from './NewEventView';

/** The events of an account. 002 §7 Events. @experimental */
export const EventsScreen = /* @__PURE__ */ organizerPart(Events);
/** What buyers read of an event, its plan and its tracking pixels. 002 §7 Events. @experimental */
export const EventSettingsScreen = /* @__PURE__ */ organizerPart(EventSettings);
/** Makes an event. 002 §7 Events. @experimental */
export const NewEventScreen = /* @__PURE__ */ organizerPart(NewEvent);
