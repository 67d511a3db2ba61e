import { uploadPicture } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>';

export const picturesExamples = {
  uploadPicture: exampleOf(uploadPicture, {
    body: { file: new Blob([drawing], { type: 'image/svg+xml' }) },
  }),
} satisfies Examples;
