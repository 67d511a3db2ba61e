import { amara } from '../fixtures/orders';
import { AccountMenu, AuthWindowNotice, ServiceMark, SignedInCard, SignInForm } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  SignInForm: {
    from: 'boxoffice',
    components: { SignInForm, AuthWindowNotice, ServiceMark },
    purpose: 'Signing in by email and password, or by another service in a window.',
    usage: `
      <SignInForm
        state={state}
        onSubmit={onSubmit}
        onService={onService}
        onCancel={onCancel}
        signUpHref="/sign-up"
        resetHref="/reset-password"
      />`,
    parts: [
      { name: 'Title', at: 'h1' },
      { name: 'Service', at: 'button', note: 'A window; its mark is the service’s' },
      { name: 'Form', at: 'form' },
      { name: 'Email', at: 'form input' },
      { name: 'Forgotten', at: 'form a' },
      { name: 'Sign in', at: '[type=submit]', note: 'The filled button of this screen' },
    ],
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
    draw: () => (
      <SignInForm
        state={{ at: 'idle' }}
        onSubmit={() => undefined}
        onService={() => undefined}
        onCancel={() => undefined}
        signUpHref="#sign-up"
        resetHref="#reset"
      />
    ),
  },
  SignedInCard: {
    from: 'boxoffice',
    components: { SignedInCard, AccountMenu },
    purpose: 'Who is signed in, and the way out: as a card, or in a menu.',
    usage: '<SignedInCard person={person} onSignOut={onSignOut} goHref="/events" />',
    parts: [
      { name: 'Title', at: 'h1' },
      { name: 'Name', at: 'bdi' },
      { name: 'Sign out', at: 'button' },
      { name: 'Go on', at: 'a', note: 'The filled button of this screen' },
    ],
    does: ['Show the name the person knows themselves by.'],
    donts: ['Hide signing out.'],
    accessibility: ['Signing out is a button in the order of reading, in the card and in the menu.'],
    keyboard: [['Enter or Space', 'Signs out']],
    related: ['SignInForm', 'Avatar'],
    draw: () => <SignedInCard person={amara} onSignOut={() => undefined} goHref="#events" />,
  },
} satisfies PageDocs;
