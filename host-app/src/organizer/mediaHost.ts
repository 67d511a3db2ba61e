import { createTusHost } from 'boxoffice/organizer';

const files = 'https://media.northlight.example/';
/** Bytes a request: little enough for a pause to be seen. */
const chunkSize = 8 * 1024 * 1024;

/** Where the demo’s media goes: the backend in the browser plays the provider. */
export const mediaHost = createTusHost({
  endpoint: '/media/uploads',
  chunkSize,
  mediaOf: (uploadUrl, { name }) => {
    const providerAssetId = uploadUrl.split('/').at(-1) ?? '';
    const ending = /\.\w+$/.exec(name)?.[0] ?? '';
    return { assetUrl: `${files}${providerAssetId}${ending}`, providerAssetId };
  },
});
