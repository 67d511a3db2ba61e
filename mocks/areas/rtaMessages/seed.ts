import type { RtaMessage } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Tables of this area, by name. */
export interface RtaMessagesTables {
  /** Scope: the event. */
  rtaMessages: RtaMessage;
}

/** As many as the event's push quota says were sent. */
const messages: RtaMessage[] = [
  {
    id: 'message-1',
    title: 'Workshops are open',
    text: 'Painted Signs has three places left. Choose yours before Friday.',
    audienceFilter: { ticketTypeIds: ['3001', '3002'] },
    audienceCount: 5,
    sentBy: 'maren@northlight.example',
    sentDate: '2026-01-16T15:00:00.000Z',
  },
  {
    id: 'message-2',
    title: 'Bring your student card',
    text: 'Student Day tickets are good with a valid student card only.',
    audienceFilter: { ticketTypeIds: ['3005'] },
    audienceCount: 3,
    sentBy: 'maren@northlight.example',
    sentDate: '2026-02-02T13:30:00.000Z',
  },
  {
    id: 'message-3',
    title: 'The programme is out',
    text: 'Forty talks in two days. Read who speaks when, and keep your favourites.',
    audienceFilter: {},
    audienceCount: 32,
    sentBy: 'maren@northlight.example',
    sentDate: '2026-02-10T17:05:00.000Z',
  },
];

export const rtaMessagesRecords: RecordsOf<RtaMessagesTables> = { rtaMessages: { '1001': messages } };
