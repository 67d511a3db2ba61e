import { http, HttpResponse, type RequestHandler } from 'msw';

const address = '*/media/uploads';
const version = { 'Tus-Resumable': '1.0.0' };
const headersOf = ({ offset, length }: Stored) => ({
  ...version,
  'Upload-Offset': String(offset),
  'Upload-Length': String(length),
  'Cache-Control': 'no-store',
});

interface Stored {
  /** Bytes. */
  length: number;
  /** Bytes that came so far. */
  offset: number;
}

/**
 * The media hosting provider’s side of tus 1.0 (creation, termination) at `/media/uploads`: it counts the bytes and throws them away. A new
 * one knows nothing of the uploads of another.
 */
export function mediaUploads(): RequestHandler[] {
  const uploads = new Map<string, Stored>();
  const refuse = (status: number) => new HttpResponse(null, { status, headers: version });
  const storedOf = (id: unknown) => uploads.get(String(id));
  return [
    http.post(address, ({ request }) => {
      const length = Number(request.headers.get('Upload-Length') ?? Number.NaN);
      if (!Number.isSafeInteger(length) || length < 0) return refuse(400);
      const id = `lm-${crypto.randomUUID().slice(0, 8)}`;
      uploads.set(id, { length, offset: 0 });
      const location = `${new URL(request.url).pathname.replace(/\/$/, '')}/${id}`;
      return new HttpResponse(null, { status: 201, headers: { ...version, Location: location } });
    }),
    http.head(`${address}/:id`, ({ params }) => {
      const upload = storedOf(params['id']);
      return upload ? new HttpResponse(null, { status: 200, headers: headersOf(upload) }) : refuse(404);
    }),
    http.patch(`${address}/:id`, async ({ params, request }) => {
      const upload = storedOf(params['id']);
      if (!upload) return refuse(404);
      if (Number(request.headers.get('Upload-Offset')) !== upload.offset) return refuse(409);
      const { byteLength } = await request.arrayBuffer();
      if (upload.offset + byteLength > upload.length) return refuse(413);
      upload.offset += byteLength;
      return new HttpResponse(null, { status: 204, headers: headersOf(upload) });
    }),
    http.delete(`${address}/:id`, ({ params }) => {
      const id = String(params['id']);
      return uploads.delete(id) ? new HttpResponse(null, { status: 204, headers: version }) : refuse(404);
    }),
  ];
}
