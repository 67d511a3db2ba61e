import type { Client } from '../../src/client';
import { createEvent, listPolls, saveTicketTypes, type Poll } from '../../src/contract';
import type { EventBackend } from './backend';
import { register, ticketsOf } from './guests';

export const accountId = '77';

/** An event with 200 people who come, and some who watch. */
export async function openEvent({ client }: EventBackend) {
  const { id: eventId } = await client.call(createEvent, {
    params: { accountId },
    body: {
      name: 'Harbour Days',
      'start-date': '2026-09-04T08:00:00-04:00',
      'end-date': '2026-09-05T18:00:00-04:00',
      'time-zone-id': 'America/New_York',
      venue: { name: 'Pier 4', address: '4 Pier Road', city: 'Boston' },
    },
  });
  const free = { price: 0, perOrderMin: 1, perOrderMax: 10 };
  const { ticketTypes } = await client.call(saveTicketTypes, {
    params: { eventId },
    body: {
      data: [
        { ...free, name: 'Both days', quantity: 120 },
        { ...free, name: 'One day', quantity: 80 },
        { ...free, name: 'Online', quantity: 500 },
      ],
    },
  });
  const [both = '', one = '', online = ''] = ticketTypes.map(({ id }) => id);
  return { eventId, both, one, online };
}
export type Opened = Awaited<ReturnType<typeof openEvent>>;

/** Everybody registers; answers the codes of those who come, both types mixed. */
export async function sell(
  { client }: EventBackend,
  { eventId, both, one, online }: Opened,
): Promise<string[]> {
  await register(client, eventId, both, 120);
  await register(client, eventId, one, 80);
  await register(client, eventId, online, 20);
  const [whole, single] = await Promise.all([both, one].map((type) => ticketsOf(client, eventId, type)));
  return [...(whole ?? []).map(({ id }) => id), ...(single ?? []).map(({ id }) => id)];
}

/** The only one. */
export async function pollOf(client: Client, eventId: string): Promise<Poll> {
  const { polls } = await client.call(listPolls, { params: { eventId } });
  const [poll] = polls;
  if (!poll) throw new Error('There is no poll.');
  return poll;
}

/** What was uploaded under an id. */
export const asset = (id: string) => ({
  title: 'Harbours at night',
  duration: 3_600_000,
  assetMedia: 'LINK' as const,
  assetType: 'VIDEO' as const,
  assetUrl: `https://media.example/${id}.mp4`,
  assetSize: 88_000_000,
  metadata: { providerAssetId: id },
});
export const captions = (id: string) => ({
  providerUrl: `https://media.example/${id}.en.vtt`,
  providerAssetId: id,
  languageCode: 'en',
  title: 'English',
  providerType: 'LUMEN_VIDEO',
});
