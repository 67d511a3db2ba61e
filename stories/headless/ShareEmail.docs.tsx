import { ShareEmail } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';

/** A partner brings words of their own. */
const labels = {
  missing: 'Enter an address.',
  invalid: 'That is no email address.',
  sending: 'Sending…',
  sent: () => 'The emails are sent.',
};

export const docs = {
  ShareEmail: {
    from: 'boxoffice/headless',
    components: partsOf('ShareEmail', ShareEmail),
    purpose:
      'The behaviour of sharing by email without any looks: `ShareEmail.Root`, `.Rows`, `.Row`, `.Input`, `.Error`, `.Add`, `.Remove`, `.Send` and `.Status`.',
    usage: `
      <ShareEmail.Root labels={labels} onSend={onSend}>
        <ShareEmail.Rows>
          {({ number }) => (
            <ShareEmail.Row>
              <ShareEmail.Input aria-label={\`Email address \${number}\`} />
              <ShareEmail.Add>Another one</ShareEmail.Add>
              <ShareEmail.Error />
            </ShareEmail.Row>
          )}
        </ShareEmail.Rows>
        <ShareEmail.Send>Send</ShareEmail.Send>
        <ShareEmail.Status />
      </ShareEmail.Root>`,
    parts: [
      {
        name: 'Root',
        at: 'form',
        note: 'State as `data-*`: `data-pending`, `data-invalid`, `data-sent`',
      },
      { name: 'Row', at: '[data-last]', note: '`data-last` has `Add`, the others have `Remove`' },
      { name: 'Input', at: 'input', note: '`data-invalid` once a wrong address was left' },
      { name: 'Add', at: '[type=button]' },
      { name: 'Send', at: '[type=submit]' },
      { name: 'Status', at: '[role=status]', note: 'Empty until they are sent' },
    ],
    does: ['Answer `false` when they were not sent, and say why beside the form: the addresses stay.'],
    donts: ['Disable `Send`: a press says what is missing, and goes there.'],
    accessibility: [
      'The focus goes to a row that was added, and to the one that takes the place of a removed one.',
      'What is wrong with an address describes its field; that they were sent is read aloud.',
    ],
    keyboard: [['Enter', 'Sends, or goes to the first address that is wrong']],
    related: ['Promotion', 'ShareSection'],
    draw: () => (
      <ShareEmail.Root labels={labels} onSend={() => Promise.resolve(true)}>
        <ShareEmail.Rows>
          {({ number }) => (
            <ShareEmail.Row>
              <ShareEmail.Input aria-label={`Email address ${number}`} />{' '}
              <ShareEmail.Add>Another one</ShareEmail.Add> <ShareEmail.Remove>Remove</ShareEmail.Remove>
              <ShareEmail.Error />
            </ShareEmail.Row>
          )}
        </ShareEmail.Rows>
        <ShareEmail.Send>Send</ShareEmail.Send>
        <ShareEmail.Status />
      </ShareEmail.Root>
    ),
  },
} satisfies PageDocs;
