import { EmailEditorView } from '../../../src/organizer/emails';
import { EditEmail } from '../../../src/organizer/emails/EmailEditor';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  EmailEditor: {
    from: 'boxoffice/organizer',
    components: { EmailEditor: EditEmail, EmailEditorView },
    purpose: 'One email: what it says, who gets it and when, and what went out of it.',
    usage: '<EmailEditor accountId="77" eventId="1001" emailId="email-soon" />',
    parts: [
      {
        name: 'Head',
        at: 'header',
        note: 'Turns it on and off, copies, deletes, sends a preview, publishes',
      },
      { name: 'Tabs', at: '[role=tablist]', note: 'Content and audience are one form' },
      { name: 'Preview', at: 'section[aria-label]' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Ask `useLeaveGuard` before you lead elsewhere.', 'Lead to the copy on `onDuplicated`.'],
    donts: ['Publish for somebody: the question before says what happens.'],
    accessibility: [
      'Errors name their field and lead to it, on another tab as well.',
      'Who gets the email is a sentence that is read aloud when it changes.',
      'Blocks are moved by a handle with arrow keys, or by buttons.',
    ],
    keyboard: [
      ['Arrows', 'From tab to tab; on a handle, moves a block'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['EmailsScreen', 'PromotionEditor', 'RegistrationFormScreen'],
    draw: () => <EditEmail accountId="77" eventId="1001" emailId="email-soon" />,
  },
} satisfies PageDocs;
