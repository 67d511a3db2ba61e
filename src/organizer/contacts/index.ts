'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { ContactGroupsScreen as Groups } from './ContactGroupsScreen';
import { ContactScreen as OneContact } from './ContactScreen';
import { ContactsScreen as Contacts } from './ContactsScreen';
import { ImportContactsScreen as Import } from './ImportContactsScreen';

export type { ContactGroupsScreenProps } from './ContactGroupsScreen';
export type { ContactScreenProps } from './ContactScreen';
export type { ContactsScreenProps } from './ContactsScreen';
export { ContactsView } from './ContactsView';
export type { ImportContactsScreenProps } from './ImportContactsScreen';
export type { ContactLinks, ContactRoute } from './links';

/** The contacts of an account: found, filtered, added and emailed. 002 §7 Contacts. @experimental */
export const ContactsScreen = /* @__PURE__ */ withOrganizerRoot(Contacts);
/** One contact: what is known of them, their tickets, and what they did. 002 §7 Contacts. @experimental */
export const ContactScreen = /* @__PURE__ */ withOrganizerRoot(OneContact);
/** How many contacts there are of each company, country, source or tag. 002 §7 Contacts. @experimental */
export const ContactGroupsScreen = /* @__PURE__ */ withOrganizerRoot(Groups);
/** Contacts from a CSV file. 002 §7 Contacts. @experimental */
export const ImportContactsScreen = /* @__PURE__ */ withOrganizerRoot(Import);
