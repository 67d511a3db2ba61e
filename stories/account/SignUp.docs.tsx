import { SignUpForm } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  SignUpForm: {
    from: 'boxoffice',
    components: { SignUpForm },
    purpose: 'A new account for an organizer.',
    parts: [],
    does: ['Say how a password has to be before it is typed.'],
    donts: ['Ask for the password twice; let it be seen instead.'],
    accessibility: ['Errors are tied to their fields; the summary takes the focus.'],
    keyboard: [['Enter', 'Signs up']],
    related: ['SignInForm'],
  },
} satisfies PageDocs;
