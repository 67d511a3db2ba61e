import { endpoint, type FileDownload } from '../endpoint';
import type { Instant } from '../entities';
import { needs } from '../needs';
import * as answers from '../generated/organizer/partners';

/** What a partner gives; names and order are ours. @experimental */
export type PartnerLevel = 'HEADLINE' | 'GOLD' | 'SILVER' | 'SUPPORTER' | 'MEDIA';

/** A company or institution that supports or exhibits at an event. 002 §7 Partners; its members are ours. @experimental */
export interface EventPartner {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Its own within the event, in any case. */
  name: string;
  level: PartnerLevel;
  /** Plain text. */
  description: string;
  /** An https address, or empty. */
  website: string;
  /** An https address, or empty. */
  logo: string;
  /** Who speaks for the partner; empty when nobody is named. */
  contactName: string;
  /** Where that person is written to; empty when nobody is named. */
  contactEmail: string;
  /** Where it stands in the exhibition; empty without a booth. */
  booth: string;
  /** Shown on the event's pages. */
  published: boolean;
  created: Instant;
  modified: Instant;
}

/** A partner as it is written down. Without an `id` it is a new one. @experimental */
export interface PartnerDraft {
  /** Of the partner that is changed; absent for a new one. */
  id?: string;
  /**
   * Its own within the event, in any case.
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  level: PartnerLevel;
  /** Plain text; empty when absent. */
  description?: string;
  /** An https address; none when absent. */
  website?: string;
  /** An https address of a picture; none when absent. */
  logo?: string;
  /** Who speaks for the partner; nobody when absent. */
  contactName?: string;
  /** Where that person is written to; nowhere when absent. */
  contactEmail?: string;
  /** Where it stands in the exhibition; nowhere when absent. */
  booth?: string;
  /** Shown on the event’s pages; false when absent. */
  published?: boolean;
}

/** One partner as it shall be. @experimental */
export interface PartnerUpdate extends PartnerDraft {
  /** As it was read: 4090 when the partner was changed since. Not looked at without an id. */
  modified?: Instant;
}

/** All partners of an event, in the order they are shown in. @experimental */
export interface PartnerList {
  partners: EventPartner[];
  /** Grows with each change of any of them; a list is written over the one it was read from. */
  revision: number;
}

/** A line of an imported file that was left out. @experimental */
export interface RefusedPartner {
  /** From 1, the line with the names of the columns included. */
  line: number;
  /** Which column is wrong. */
  field: string;
  /** What is wrong with the value, in words. */
  error: string;
}

/** What came of an import. @experimental */
export interface PartnerImport {
  /** How many partners were added. */
  created: number;
  /** Partners whose name was there already. */
  updated: number;
  refused: RefusedPartner[];
}

/**
 * The partners of an event, in the order they are shown in. 002 §7 Partners.
 * @calls 149
 * @experimental
 */
export const listPartners = endpoint<{ params: { eventId: string }; ok: PartnerList }>()({
  method: 'GET',
  path: '/organizer/event/:eventId/partners',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.listPartners,
});

/**
 * Write the whole list of partners: their order, those without an id as new ones; those left out are removed. 002 §7 Partners.
 * Fails: 4000 a name is empty or there twice, an address is no https address, an email is none; 4046 an id is unknown; 4090 the
 * list was changed since `revision`.
 * @calls 150
 * @experimental
 */
export const updatePartners = endpoint<{
  params: { eventId: string };
  body: {
    partners: PartnerDraft[];
    /** Of the list that was read; 4090 when it has grown since. */
    revision: number;
  };
  ok: PartnerList;
  fail: 4000 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/event/:eventId/partners',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.updatePartners,
});

/**
 * One partner of an event. 002 §7 Partners; the query is ours. Fails: 4046.
 * @calls 151
 * @experimental
 */
export const getPartner = endpoint<{
  params: { eventId: string };
  query: {
    /** Of a partner of this event. */
    id: string;
  };
  ok: EventPartner;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/organizer/event/:eventId/partner',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  required: needs('id'),
  reads: answers.getPartner,
});

/**
 * Write one partner: over the one with its `id`, or behind the others when it has none. 002 §7 Partners. What is not given stays
 * as it was. Fails: 4000 as `updatePartners`; 4046; 4090 it was changed since `modified`.
 * @calls 152
 * @experimental
 */
export const savePartner = endpoint<{
  params: { eventId: string };
  body: PartnerUpdate;
  ok: EventPartner;
  fail: 4000 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/event/:eventId/partner',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.savePartner,
});

/**
 * The partners of an event as a sheet: one a line, the names of the columns first. 002 §7 Partners, export as xls.
 * @calls 153
 * @experimental
 */
export const exportPartners = endpoint<{ params: { eventId: string }; ok: FileDownload }>()({
  method: 'GET',
  path: '/organizer/event/:eventId/partners/export',
  base: 'api',
  auth: 'account',
  chosen: true,
  answers: 'xls',
});

/**
 * Add partners from a sheet as `exportPartners` answers it, or the same columns as csv. 002 §7 Partners, 002 §9: 100 s. A partner
 * whose name is there already is changed; a line that is wrong is left out and told of.
 * Fails: 4000 the file is no such sheet, or has no column `name`.
 * @calls 154
 * @experimental
 */
export const importPartners = endpoint<{
  params: { eventId: string };
  body: {
    /** A sheet, xlsx or csv; the first line names the columns. */
    file: Blob;
  };
  ok: PartnerImport;
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/event/:eventId/partners/import',
  base: 'api',
  auth: 'account',
  timeout: 100_000,
  sends: 'multipart',
  chosen: true,
  chosenShape: true,
  required: needs('file'),
  reads: answers.importPartners,
});
