import { NewPasswordForm, ResetRequestForm } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ResetRequestForm: {
    from: 'boxoffice',
    components: { ResetRequestForm, NewPasswordForm },
    purpose: 'A password that was forgotten: asking for a link, and choosing a new one by it.',
    parts: [],
    does: ['Say the same whether or not there is such an account.'],
    donts: ['Tell which addresses have an account.'],
    accessibility: ['Each state is an alert or a status.'],
    keyboard: [['Enter', 'Sends']],
    related: ['SignInForm'],
  },
} satisfies PageDocs;
