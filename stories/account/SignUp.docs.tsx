import { SignUpForm } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  SignUpForm: {
    from: 'boxoffice',
    components: { SignUpForm },
    purpose: 'A new account for an organizer.',
    usage: `
      <SignUpForm
        state={state}
        onSubmit={onSubmit}
        onService={onService}
        onDropService={onDropService}
        onCancel={onCancel}
        signInHref="/sign-in"
      />`,
    parts: [
      { name: 'Title', at: 'h1' },
      { name: 'Form', at: 'form' },
      { name: 'Field', at: 'form input' },
      { name: 'Sign up', at: '[type=submit]', note: 'The filled button of this screen' },
    ],
    does: ['Say how a password has to be before it is typed.'],
    donts: ['Ask for the password twice; let it be seen instead.'],
    accessibility: ['Errors are tied to their fields; the summary takes the focus.'],
    keyboard: [['Enter', 'Signs up']],
    related: ['SignInForm'],
    draw: () => (
      <SignUpForm
        organizer
        state={{ at: 'idle' }}
        onSubmit={() => undefined}
        onService={() => undefined}
        onDropService={() => undefined}
        onCancel={() => undefined}
        signInHref="#sign-in"
      />
    ),
  },
} satisfies PageDocs;
