import {
  changeRing,
  createRing,
  getRing,
  listRings,
  replaceRing,
  setRingAvailable,
  setRingFeatures,
  setRingWhitelabel,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };
const ring = (ringId: string) => ({ ...params, ringId });

export const ringsExamples = {
  listRings: exampleOf(listRings, { params, query: { kind: 'VIRTUAL' } }),
  getRing: exampleOf(getRing, { params: ring('ring-main') }),
  createRing: exampleOf(createRing, {
    params,
    body: { name: 'Reading room', kind: 'VENUE', description: 'No talking.', capacity: 30 },
  }),
  replaceRing: async (call) => {
    const { modified } = await call(getRing, { params: ring('ring-critique') });
    return exampleOf(replaceRing, {
      params: ring('ring-critique'),
      body: {
        name: 'Portfolio critique',
        kind: 'VIRTUAL',
        capacity: 16,
        modified,
        description: 'Sixteen people, one screen at a time.',
      },
    });
  },
  changeRing: exampleOf(changeRing, { params: ring('ring-glasshouse'), body: { capacity: 240 } }),
  setRingFeatures: exampleOf(setRingFeatures, {
    params: ring('ring-stream'),
    body: { recording: false, screenShare: true },
  }),
  setRingAvailable: exampleOf(setRingAvailable, {
    params: ring('ring-critique'),
    body: { available: true },
  }),
  setRingWhitelabel: exampleOf(setRingWhitelabel, {
    params: ring('ring-lobby'),
    body: {
      enabled: true,
      title: 'The Northlight lobby',
      color: '#0b3d5c',
      logoUrl: 'https://media.northlight.example/rings/lobby.svg',
    },
  }),
} satisfies Examples;
