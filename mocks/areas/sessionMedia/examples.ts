import {
  cancelSessionAssets,
  createCaptions,
  createFutureSessionAsset,
  createSessionAsset,
  deleteCaptions,
  deleteRecordingsPreroll,
  getRecordingUrl,
  listSessionAssets,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };
const shopfront = { ...params, sessionId: 'session-26' };

export const sessionMediaExamples = {
  listSessionAssets: exampleOf(listSessionAssets, { params: shopfront }),
  createSessionAsset: exampleOf(createSessionAsset, {
    params: shopfront,
    body: {
      title: 'Lettering a Shopfront, short',
      duration: 540_000,
      assetMedia: 'UPLOAD',
      assetType: 'VIDEO',
      assetUrl: 'https://media.northlight.example/lm-5720.mp4',
      assetSize: 88_000_000,
      metadata: { providerAssetId: 'lm-5720' },
    },
  }),
  createFutureSessionAsset: exampleOf(createFutureSessionAsset, {
    params: { ...params, sessionId: 'session-15' },
    body: {
      title: 'The Sign Outlives the Shop: film',
      duration: 900_000,
      assetMedia: 'UPLOAD',
      assetType: 'VIDEO',
      assetUrl: 'https://media.northlight.example/lm-5731.mp4',
      assetSize: 140_000_000,
      assetContextType: 'STREAM',
      metadata: { providerAssetId: 'lm-5731' },
    },
  }),
  createCaptions: exampleOf(createCaptions, {
    params: shopfront,
    body: {
      providerUrl: 'https://media.northlight.example/lm-5512.fr.vtt',
      providerAssetId: 'lm-5512',
      languageCode: 'fr',
      title: 'Français',
      providerType: 'LUMEN_VIDEO',
    },
  }),
  deleteCaptions: exampleOf(deleteCaptions, { params: { ...shopfront, captionsId: 'captions-2' } }),
  deleteRecordingsPreroll: exampleOf(deleteRecordingsPreroll, { params: shopfront }),
  cancelSessionAssets: exampleOf(cancelSessionAssets, {
    params: { ...params, sessionId: 'session-29', assetContextType: 'STREAM' },
  }),
  getRecordingUrl: exampleOf(getRecordingUrl, { params: { ...params, sessionId: 'session-27' } }),
} satisfies Examples;
