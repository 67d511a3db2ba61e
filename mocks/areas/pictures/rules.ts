import type { StoredPicture } from '../../../src/contract';
import type { Db } from '../../db';
import { malformed } from '../../rules/fields';
import { uploadBytes } from '../../rules/uploads';

const folder = 'https://media.northlight.example/uploads/';
const maxSize = 5 * 1024 * 1024;
const endings: Partial<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** Stores a picture under an address of its own. Refuses with 4000. */
export function storePicture(db: Db, file: Blob): StoredPicture {
  const ending = endings[file.type];
  if (ending === undefined) throw malformed('file', 'It is no picture.');
  if (file.size === 0 || file.size > maxSize) throw malformed('file', 'It is empty, or larger than 5 MB.');
  const id = `${db.nextId('picture')}.${ending}`;
  db.rows('pictures', '').add({ id, type: file.type, content: base64Of(uploadBytes(file)) });
  return { url: folder + id };
}

/** What was uploaded to this address. */
export function storedPicture(db: Db, address: string) {
  const picture = address.startsWith(folder)
    ? db.rows('pictures', '').find(address.slice(folder.length))
    : undefined;
  return picture && { type: picture.type, content: bytesOf(picture.content) };
}

/** In pieces: a call takes only so many arguments. */
const pieceSize = 0x8000;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceSize)
    text += String.fromCharCode(...bytes.subarray(at, at + pieceSize));
  return btoa(text);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
