import {
  exportPartners,
  getPartner,
  importPartners,
  listPartners,
  savePartner,
  updatePartners,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const partnersExamples = {
  listPartners: exampleOf(listPartners, { params }),
  updatePartners: async (call) => {
    const { partners, revision } = await call(listPartners, { params });
    const drafts = partners.map(({ id, name, level }) => ({ id, name, level }));
    const added = { name: 'Nightferry Press', level: 'SUPPORTER' } as const;
    return exampleOf(updatePartners, { params, body: { partners: [...drafts.reverse(), added], revision } });
  },
  getPartner: exampleOf(getPartner, { params, query: { id: 'partner-kolonn' } }),
  savePartner: exampleOf(savePartner, {
    params,
    body: { id: 'partner-brightwater', name: 'Brightwater', level: 'GOLD', booth: 'B4', published: true },
  }),
  exportPartners: exampleOf(exportPartners, { params }),
  importPartners: exampleOf(importPartners, {
    params,
    body: {
      file: new Blob(
        [
          'name,level,website,booth\nNightferry Press,SUPPORTER,https://nightferry.example/,D3\nKolonn,HEADLINE,,\n',
        ],
        { type: 'text/csv' },
      ),
    },
  }),
} satisfies Examples;
