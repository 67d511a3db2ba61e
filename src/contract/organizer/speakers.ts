import { endpoint } from '../endpoint';
import { needs } from '../needs';
import * as answers from '../generated/organizer/speakers';

/** Where else a speaker is found: an https address each, empty where there is none. @experimental */
export interface SpeakerLinks {
  /** Their own web site. */
  website: string;
  /** Their page on LinkedIn. */
  linkedIn: string;
  /** Their page on X, which was Twitter. */
  x: string;
  /** Their page on Instagram. */
  instagram: string;
  /** Their page on YouTube. */
  youTube: string;
  /** Their page on Facebook. */
  facebook: string;
}

/** What an organizer says of a speaker. What is absent is empty in a new one, and stays in one that is changed. @experimental */
export interface SpeakerDraft {
  /**
   * Given name, as typed.
   * @minLength 1
   * @maxLength 100
   */
  firstName: string;
  /**
   * Family name, as typed; empty for who has one name only.
   * @maxLength 100
   */
  lastName?: string;
  /** Email address, their own within the event in any case; empty when unknown. */
  email?: string;
  /**
   * What they do, e.g. 'Type designer'.
   * @maxLength 120
   */
  jobTitle?: string;
  /**
   * As printed below the name.
   * @maxLength 120
   */
  company?: string;
  /**
   * HTML.
   * @maxLength 8000
   */
  bio?: string;
  /** An https address of a picture; `null` for none. */
  photo?: string | null;
  /** Those that are absent stay. */
  links?: Partial<SpeakerLinks>;
}

/** Changes of a speaker; what is absent stays. @experimental */
export interface SpeakerUpdate extends Partial<SpeakerDraft> {
  /** The version the editor began with: when it is no longer that, nothing is saved (4090). */
  version: number;
}

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
  links: SpeakerLinks;
  /** Sessions they speak in, by start. */
  sessionIds: string[];
  /** Counts its changes; from 1. */
  version: number;
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

/**
 * Read a speaker. 002 §7 Agenda has the list only; this is ours. Fails: 4046.
 * @experimental
 */
export const getAgendaSpeaker = endpoint<{
  params: { accountId: string; eventId: string; speakerId: string };
  ok: AgendaSpeaker;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/speakers/:speakerId',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getAgendaSpeaker,
});

/**
 * Add a speaker behind the others, under an id its editor made: the same request sent twice adds one, the second is refused. Ids are
 * letters, digits and hyphens, up to 64. Ours, as for sessions (002 §7 Agenda).
 * Fails: 4000 a member is wrong: a name is empty, an email is none or another speaker’s, an address is no https address; 4090 the id is taken.
 * @experimental
 */
export const createAgendaSpeaker = endpoint<{
  params: { accountId: string; eventId: string; speakerId: string };
  body: SpeakerDraft;
  ok: AgendaSpeaker;
  fail: 4000 | 4090;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/speakers/:speakerId',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('firstName'),
  reads: answers.createAgendaSpeaker,
});

/**
 * Change a speaker; their sessions stay. Ours.
 * Fails: 4000 as for a new one; 4046; 4090 changed since `version`.
 * @experimental
 */
export const updateAgendaSpeaker = endpoint<{
  params: { accountId: string; eventId: string; speakerId: string };
  body: SpeakerUpdate;
  ok: AgendaSpeaker;
  fail: 4000 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/speakers/:speakerId',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateAgendaSpeaker,
});

/**
 * Remove a speaker from the event. The sessions they speak in stay: without them, or with who takes their place. Ours.
 * Fails: 4022 who takes their place speaks elsewhere at the time of one of the published sessions; 4046; 4090 changed since `version`.
 * @experimental
 */
export const deleteAgendaSpeaker = endpoint<{
  params: { accountId: string; eventId: string; speakerId: string };
  query: {
    /** As it was read. */
    version: number;
    /** Another speaker, who takes their place in all of their sessions; nobody does when absent. */
    replacementId?: string;
  };
  ok: null;
  fail: 4022 | 4046 | 4090;
}>()({
  method: 'DELETE',
  path: '/agenda/accounts/:accountId/events/:eventId/speakers/:speakerId',
  base: 'v2',
  auth: 'account',
  chosen: true,
  required: needs('version'),
});
