import type { EngagementTool, VideoServiceVersion, VirtualSession } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Under its session's id; its tools are a table of their own. */
export type StoredVirtualSession = Omit<VirtualSession, 'tools'> & { id: string };

/** Tables of this area, by name. Scope: the event. */
export interface VirtualSessionsTables {
  virtualSessions: StoredVirtualSession;
  engagementTools: EngagementTool;
  /** One row, under the event's id. */
  videoServiceVersions: { id: string; version: VideoServiceVersion };
}

const room = (
  number: number,
  videoServiceVersion: VideoServiceVersion,
  more: Partial<StoredVirtualSession> = {},
): StoredVirtualSession => ({
  id: `session-${number}`,
  sessionId: `session-${number}`,
  requestType: 'ROOM',
  videoServiceVersion,
  provider: null,
  moderators: [],
  ...more,
});

const stream = (providerId: string): Partial<StoredVirtualSession> => ({
  requestType: 'LIVESTREAM',
  provider: { providerType: 'RTMP', joinUrl: `https://live.northlight.example/${providerId}`, providerId },
});

const tool = (
  number: number,
  session: number,
  type: EngagementTool['type'],
  title: string,
  questions: EngagementTool['questions'] = [],
): EngagementTool => ({
  id: `tool-${number}`,
  sessionId: `session-${session}`,
  type,
  title,
  questions,
  createdDate: '2026-01-15T12:00:00.000Z',
});

export const virtualSessionsRecords: RecordsOf<VirtualSessionsTables> = {
  videoServiceVersions: { '1001': [{ id: '1001', version: 'NEWROW_VERSION_1' }] },
  virtualSessions: {
    '1001': [
      room(2, 'NEWROW_VERSION_1', stream('great-hall')),
      room(11, 'NEWROW_VERSION_1'),
      room(15, 'NEWROW_VERSION_1', stream('great-hall-friday')),
      room(22, 'NEWROW_VERSION_2'),
      room(26, 'NEWROW_VERSION_1', { requestType: 'CUSTOM' }),
      room(27, 'NEWROW_VERSION_1'),
      room(28, 'NEWROW_VERSION_1', {
        ...stream('open-studio'),
        moderators: [
          {
            id: 'moderator-1',
            name: 'Joan Rivera',
            email: 'joan@northlight.example',
            joinUrl: 'https://rooms.northlight.example/session-28?moderator=moderator-1',
          },
        ],
      }),
      room(29, 'NEWROW_VERSION_2', { requestType: 'CUSTOM' }),
    ],
  },
  engagementTools: {
    '1001': [
      tool(1, 26, 'CHAT', 'Chat'),
      tool(2, 26, 'QUIZ', 'What did Clara use?', [
        {
          text: 'What is snapped to mark a straight line?',
          options: ['A chalk line', 'A rubber band', 'A ruler'],
          rightOption: 0,
        },
        { text: 'Which coat comes first?', options: ['Varnish', 'Enamel', 'Size'], rightOption: 2 },
      ]),
      tool(3, 27, 'CHAT', 'Chat'),
      tool(4, 27, 'QNA', 'Ask Ikechukwu'),
      tool(5, 28, 'CHAT', 'Studio chat'),
      tool(6, 29, 'QNA', 'Ask Maren and Tobias'),
    ],
  },
};
