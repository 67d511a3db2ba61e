import { array, mixed, object, string, type ObjectSchema } from 'yup';
import type { PixelPage, PixelProvider, TrackingPixel } from '../../contract';

export const pixelProviders = [
  ...(['facebook', 'google', 'linkedin', 'twitter'] as const),
] satisfies readonly PixelProvider[];

/** In the order buyers come by them. */
export const pixelPages = [
  ...(['website', 'tickets', 'confirmation'] as const),
] satisfies readonly PixelPage[];

/** Letters, digits, `-` and `_`: it can't be markup. The contract has the same pattern. */
const pixelId = /^[A-Za-z0-9_-]{4,40}$/;

/** What tells a pixel from the others of an event. */
export const pixelKey = ({ provider, pixelId: id }: Pick<TrackingPixel, 'provider' | 'pixelId'>): string =>
  `${provider} ${id}`;

/** The pixels with `next` in the place of the one called `key`, at the end where that one is gone or `null`. */
export function withPixel(
  pixels: readonly TrackingPixel[],
  key: string | null,
  next: TrackingPixel,
): TrackingPixel[] {
  const isThere = pixels.some((pixel) => pixelKey(pixel) === key);
  return isThere ? pixels.map((pixel) => (pixelKey(pixel) === key ? next : pixel)) : [...pixels, next];
}

export const withoutPixel = (pixels: readonly TrackingPixel[], key: string): TrackingPixel[] =>
  pixels.filter((pixel) => pixelKey(pixel) !== key);

/** A pixel among `others` of its event. 002 §7 Events, tracking pixel. Answers i18n keys. */
export const pixelSchema = (others: readonly TrackingPixel[]): ObjectSchema<TrackingPixel> =>
  object({
    provider: mixed<PixelProvider>().oneOf(pixelProviders).default('google').defined(),
    pixelId: string()
      .default('')
      .defined()
      .trim()
      .matches(pixelId, 'organizer.events.event.error.pixelId')
      .test('once', 'organizer.events.event.error.pixelTwice', (value, { parent }) => {
        const { provider } = parent as TrackingPixel;
        return !others.some((other) => pixelKey(other) === pixelKey({ provider, pixelId: value }));
      }),
    pages: array(mixed<PixelPage>().defined())
      .default([])
      .defined()
      .min(1, 'organizer.events.event.error.pixelPages'),
  });
