import { NewPasswordForm, ResetRequestForm } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ResetRequestForm: {
    from: 'boxoffice',
    components: { ResetRequestForm, NewPasswordForm },
    purpose: 'A password that was forgotten: asking for a link, and choosing a new one by it.',
    usage: '<ResetRequestForm at="idle" onSubmit={onSubmit} signInHref="/sign-in" />',
    parts: [
      { name: 'Title', at: 'h1' },
      { name: 'Form', at: 'form' },
      { name: 'Email', at: 'input' },
      { name: 'Send', at: '[type=submit]', note: 'The filled button of this screen' },
    ],
    does: ['Say the same whether or not there is such an account.'],
    donts: ['Tell which addresses have an account.'],
    accessibility: ['Each state is an alert or a status.'],
    keyboard: [['Enter', 'Sends']],
    related: ['SignInForm'],
    draw: () => <ResetRequestForm at="idle" onSubmit={() => undefined} signInHref="#sign-in" />,
  },
} satisfies PageDocs;
