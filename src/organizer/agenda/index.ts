'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { AgendaScreen as Screen } from './AgendaScreen';
import { AgendaSettingsEditor } from './AgendaSettingsScreen';
import { ImportAgendaScreen as Import } from './ImportAgendaScreen';
import { SessionEditor as Editor } from './SessionEditor';
import { TimetableScreen as Timetable } from './timetable/TimetableScreen';

export type { AgendaScreenProps } from './AgendaScreen';
export type { AgendaSettingsScreenProps } from './AgendaSettingsScreen';
export type { ImportAgendaScreenProps } from './ImportAgendaScreen';
export type { AgendaLinks, AgendaRoute, AgendaViewLinks, SessionPage, SessionPageLinks } from './links';
export type { SessionEditorProps } from './SessionEditor';
export { SessionTabs } from './SessionTabs';
export type { TimetableScreenProps } from './timetable/TimetableScreen';

/** The sessions of an event. 002 §7 Agenda. @experimental */
export const AgendaScreen = /* @__PURE__ */ withOrganizerRoot(Screen);
/** One session of an event, or a new one. 002 §2 session edit. @experimental */
export const SessionEditor = /* @__PURE__ */ withOrganizerRoot(Editor);
/** How an agenda looks, and its tracks, locations and tags. 002 §2 agenda tag management, agenda locations. @experimental */
export const AgendaSettingsScreen = /* @__PURE__ */ withOrganizerRoot(AgendaSettingsEditor);
/** Sessions from a CSV file. 002 §7 Agenda import. @experimental */
export const ImportAgendaScreen = /* @__PURE__ */ withOrganizerRoot(Import);
/** A day of an event’s sessions, by location or track, where they are moved. 002 §7 Agenda. @experimental */
export const TimetableScreen = /* @__PURE__ */ withOrganizerRoot(Timetable);
