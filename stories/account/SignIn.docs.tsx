import { AccountMenu, AuthWindowNotice, ServiceMark, SignedInCard, SignInForm } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  SignInForm: {
    from: 'boxoffice',
    components: { SignInForm, AuthWindowNotice, ServiceMark },
    purpose: 'Signing in by email and password, or by another service in a window.',
    parts: [],
    does: [
      'Say the same for an unknown address as for a wrong password.',
      'Offer a plain link when the window is blocked.',
    ],
    donts: ['Keep the password.'],
    accessibility: [
      'A password may be seen before it is sent.',
      'What is wrong is listed, and each entry leads to its field.',
    ],
    keyboard: [['Enter', 'Signs in']],
    related: ['SignUpForm'],
  },
  SignedInCard: {
    from: 'boxoffice',
    components: { SignedInCard, AccountMenu },
    purpose: 'Who is signed in, and the way out: as a card, or in a menu.',
    parts: [],
    does: ['Show the name the person knows themselves by.'],
    donts: ['Hide signing out.'],
    accessibility: ['The menu is a disclosure with a spoken name.'],
    keyboard: [['Escape', 'Closes the menu']],
    related: ['SignInForm', 'Avatar'],
  },
} satisfies PageDocs;
