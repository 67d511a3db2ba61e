import { scenarios } from '../../../mocks';

const { records } = scenarios.conference;
const { agendaSettings, agendaSessions } = records;

/** The conference, whose Boat Shed has fewer seats than its sessions. */
export const smallShed = {
  ...scenarios.conference,
  name: 'a small shed',
  records: {
    ...records,
    agendaSettings: {
      ...agendaSettings,
      '1001': (agendaSettings['1001'] ?? []).map((settings) => ({
        ...settings,
        locations: settings.locations.map((one) => (one.id === 'location-3' ? { ...one, capacity: 5 } : one)),
      })),
    },
  },
};

/** The same, with a draft in the hall of another session, whose speaker is to be in both. */
export const crowded = {
  ...smallShed,
  name: 'a crowded afternoon',
  records: {
    ...smallShed.records,
    agendaSessions: {
      ...agendaSessions,
      '1001': (agendaSessions['1001'] ?? []).map((session) =>
        session.id === 'session-23'
          ? { ...session, locationId: 'location-1', speakerIds: ['speaker-7', 'speaker-3'] }
          : session,
      ),
    },
  },
};

/** The conference before anybody planned it. */
export const noSessions = {
  ...scenarios.conference,
  name: 'no sessions',
  records: { ...records, agendaSessions: { ...agendaSessions, '1001': [] } },
};
