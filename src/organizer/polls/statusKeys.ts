import type { PollStatus } from '../../contract';
import type { MessageKey } from '../../i18n';
import type { TagProps } from '../../themed/kit/Tag';

/** What each status is called and looks like, what leads on from it, and what is said once a poll is there. */
export const statusKeys: Readonly<
  Record<PollStatus, { label: MessageKey; tone: TagProps['tone']; action: MessageKey; done: MessageKey }>
> = {
  DRAFT: {
    label: 'organizer.agenda.status.DRAFT',
    tone: 'neutral',
    action: 'organizer.polls.open',
    done: 'organizer.polls.resetDone',
  },
  OPEN: {
    label: 'organizer.polls.status.OPEN',
    tone: 'positive',
    action: 'organizer.polls.close',
    done: 'organizer.polls.opened',
  },
  CLOSED: {
    label: 'organizer.polls.status.CLOSED',
    tone: 'outline',
    action: 'organizer.polls.reopen',
    done: 'organizer.polls.closed',
  },
};
