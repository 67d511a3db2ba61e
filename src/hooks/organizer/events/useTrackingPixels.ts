'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getTrackingPixels,
  updateTrackingPixels,
  type TrackingPixel,
  type TrackingPixels,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { isChangedMeanwhile } from '../resource/useSave';

/** Says what the pixels shall be, from what they are. */
export type PixelChange = (pixels: readonly TrackingPixel[]) => TrackingPixel[];

/**
 * The tracking pixels of an event, and the way to change them, which rejects with the client's ApiError. Reading never throws; read
 * `isError`. 002 §7 Events.
 * @experimental
 */
export function useTrackingPixels(params: { accountId: string; eventId: string }) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const options = endpointQuery(client, getTrackingPixels, { params });
  const query = useQuery({ ...options, staleTime: 0 });
  const read = async () => {
    const pixels = await client.call(getTrackingPixels, { params });
    queries.setQueryData(options.queryKey, pixels);
    return pixels;
  };
  const write = async (change: PixelChange, { pixels, modified }: TrackingPixels) => {
    const body = { pixels: change(pixels), modified };
    queries.setQueryData(options.queryKey, await client.call(updateTrackingPixels, { params, body }));
  };
  return {
    pixels: query.data?.pixels,
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
    /** One pixel is added, changed or taken away, so what somebody else did to others meanwhile stays. */
    change: async (change: PixelChange) => {
      try {
        await write(change, query.data ?? (await read()));
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        await write(change, await read());
      }
    },
  };
}
