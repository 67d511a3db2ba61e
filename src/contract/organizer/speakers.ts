import { endpoint } from '../endpoint';
import * as answers from '../generated/organizer/speakers';

/** Someone who speaks at an event. 002 §1 speakers; the members are ours. @experimental */
export interface AgendaSpeaker {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  /** Email address. */
  email: string;
  /** What they do, e.g. 'Type designer'. */
  jobTitle: string;
  /** As printed below the name; empty when unknown. */
  company: string;
  /** HTML. */
  bio: string;
  /** Address of a picture. */
  photo: string | null;
  /** Sessions they speak in, by start. */
  sessionIds: string[];
}

/**
 * List the event's speakers in their default order, or by last name. `search` looks in name, company and job title.
 * 002 §7 Agenda.
 * @calls 232
 * @experimental
 */
export const listAgendaSpeakers = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    /** The organizer’s own order, or by family name; `default` when absent. */
    orderBy?: 'default' | 'lastName';
  };
  ok: { speakers: AgendaSpeaker[] };
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/speakers',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.listAgendaSpeakers,
});

/**
 * Put the speakers into the order they are shown in; those not named stay behind in theirs.
 * Fails: 4000 one is named twice, 4046 unknown. 002 §7 Agenda, defaultSpeakersOrder; its verb is ours.
 * @calls 242
 * @experimental
 */
export const setDefaultSpeakersOrder = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /** What comes first, in order, each at most once; those not named stay behind. */
    speakerIds: string[];
  };
  ok: { speakers: AgendaSpeaker[] };
  fail: 4000 | 4046;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/defaultSpeakersOrder',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.setDefaultSpeakersOrder,
});
