import { http, HttpResponse, type RequestHandler } from 'msw';
import { storedPicture } from './areas/pictures/rules';
import type { Db } from './db';
import { digestOf } from './db/hash';

/** Where the pictures of the worlds are: hosts that nobody can have (RFC 2606). */
const pictureAddress = /^https:\/\/[\w.-]+\.example\/[^?]+\.(?:gif|jpg|png|svg|webp)/;

/** Colors of a picture: behind, of what stands on it, and the one that draws the eye. */
const palettes = [
  ['#dfe8e4', '#2f5d62', '#e9a15b'],
  ['#e6e1ee', '#4b3f72', '#e2b04a'],
  ['#f1e4d8', '#7a4a2b', '#3f7d7b'],
  ['#dce6f0', '#2f4a6c', '#d96c5f'],
] as const;
type Palette = (typeof palettes)[number];

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const portrait = ([background, ink, accent]: Palette) =>
  svg(
    240,
    240,
    `<path fill="${background}" d="M0 0h240v240H0z"/><path fill="${ink}" d="M28 240c4-54 44-70 92-70s88 16 92 70z"/>` +
      `<circle fill="#efc7a2" cx="120" cy="104" r="50"/><path fill="${accent}" d="M66 106c-6-52 20-76 54-76s60 24 54 76c-10-26-24-40-54-40s-44 14-54 40z"/>`,
  );

const emblem = ([light, ink]: Palette) =>
  svg(
    240,
    240,
    `<rect width="240" height="240" rx="48" fill="${ink}"/>` +
      `<path d="M120 56v128M56 120h128M75 75l90 90M165 75l-90 90" stroke="${light}" stroke-width="14" stroke-linecap="round"/>`,
  );

const harbor = ([background, ink, accent]: Palette) =>
  svg(
    1200,
    630,
    `<path fill="${background}" d="M0 0h1200v630H0z"/><circle fill="${accent}" cx="860" cy="250" r="120"/>` +
      `<path fill="${ink}" d="M0 430c150-40 300-40 450 0s300 40 450 0 250-34 300-20v220H0z"/>` +
      `<path fill="${ink}" d="M300 340V150l140 160zm-14 0H140l146-150zM100 352h380l-48 60H148z"/>`,
  );

const webPage = ([background, ink, accent]: Palette) =>
  svg(
    1280,
    1600,
    `<path fill="#fff" d="M0 0h1280v1600H0z"/><path fill="${background}" d="M0 0h1280v560H0z"/><path fill="${ink}" d="M96 160h640v64H96zm0 96h420v64H96z"/>` +
      `<rect fill="${accent}" x="96" y="380" width="220" height="72" rx="12"/>` +
      [660, 960, 1260].map((top) => `<path fill="${background}" d="M96 ${top}h1088v220H96z"/>`).join(''),
  );

/** What a picture shows, by the folder or the name it has. */
const subjects: readonly (readonly [RegExp, (palette: Palette) => string])[] = [
  [/\/speakers\//, portrait],
  [/screenshots\./, webPage],
  [/logo|icon|\/rings\//, emblem],
  [/./, harbor],
];

function drawing(address: string) {
  const palette = palettes[parseInt(digestOf(address).slice(0, 8), 16) % palettes.length] ?? palettes[0];
  const draw = subjects.find(([pattern]) => pattern.test(address))?.[1] ?? harbor;
  return { type: 'image/svg+xml', content: draw(palette) };
}

/**
 * Answers the addresses of pictures: of one that was uploaded with what was, of all others that the worlds name with a drawing of its own,
 * the same every time.
 */
export const picturesOf = (db: () => Db): RequestHandler =>
  http.get(pictureAddress, ({ request }) => {
    const { type, content } = storedPicture(db(), request.url) ?? drawing(request.url);
    return new HttpResponse(content, {
      headers: { 'Content-Type': type, 'Cache-Control': 'max-age=3600' },
    });
  });
