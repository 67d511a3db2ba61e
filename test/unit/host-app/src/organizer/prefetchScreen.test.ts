import { expect } from 'vitest';
import { loadedScreen, prefetchScreen } from '../../../../../host-app/src/organizer/prefetchScreen';
import { screenPath } from '../../../../../host-app/src/organizer/screens';
import { eachRow } from '../../../../eachRow';
import { eventId } from '../../../mocks/backend';

eachRow(['orders', 'tickets', 'checkInSettings'] as const)(
  'the chunk of %s is there once its link was pointed at',
  async (name) => {
    expect(loadedScreen(name)).toBeUndefined();
    await prefetchScreen(`${screenPath(eventId, name)}?locale=de`);
    expect(loadedScreen(name)).toBeTypeOf('function');
  },
);
