import { ShareSocial } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';

export const docs = {
  ShareSocial: {
    from: 'boxoffice/headless',
    components: partsOf('ShareSocial', ShareSocial),
    purpose:
      'The behaviour of sharing on social networks without any looks: `ShareSocial.Root`, `.Message`, `.Error`, `.Network` and `.Blocked`.',
    usage: `
      <ShareSocial.Root
        defaultMessage="Come along?"
        url="https://northlight.example/2026"
        onShare={onShare}
        labels={{ tooLong: 'Shorten it to 280 characters.' }}
      >
        <ShareSocial.Message aria-label="Message" />
        <ShareSocial.Error />
        <ShareSocial.Network network="LINKEDIN">LinkedIn</ShareSocial.Network>
      </ShareSocial.Root>`,
    parts: [
      {
        name: 'Root',
        at: 'div',
        note: 'State as `data-*`: `data-invalid`, `data-blocked` with the name of the network',
      },
      { name: 'Message', at: 'textarea', note: '`data-invalid` beyond 280 characters' },
      { name: 'Error', at: '[role=status]', note: 'Empty until the message is too long' },
      { name: 'Network', at: 'button' },
    ],
    does: [
      'Open the window in `onShare` itself: browsers block one that is opened later.',
      'Answer `false` when it was blocked, and place `Blocked`: a link is never blocked.',
    ],
    donts: ['Disable `Network`: a press says what is wrong, and goes to the message.'],
    accessibility: [
      'That the message is too long describes the field and the buttons, and is read aloud.',
      'Say in the names of the buttons that they open a window.',
    ],
    keyboard: [['Enter', 'On a network: shares the message, or goes back to one that is too long']],
    related: ['ShareEmail', 'ShareSection'],
    draw: () => (
      <ShareSocial.Root
        defaultMessage="Come along?"
        url="https://northlight.example/2026"
        onShare={() => true}
        labels={{ tooLong: 'Shorten it to 280 characters.' }}
      >
        <ShareSocial.Message aria-label="Message" />
        <ShareSocial.Error />
        <ShareSocial.Network network="LINKEDIN">LinkedIn</ShareSocial.Network>{' '}
        <ShareSocial.Network network="FACEBOOK">Facebook</ShareSocial.Network>{' '}
        <ShareSocial.Blocked>Open it yourself</ShareSocial.Blocked>
      </ShareSocial.Root>
    ),
  },
} satisfies PageDocs;
