'use client';
import { getWeather, type VenueWeather } from '../../../contract';
import { useRead } from '../resource/useRead';

/**
 * The weather where an event is, on each of its days; `undefined` until it is known, and where it is not. Never throws. 002 §7 weather.
 * @experimental
 */
export const useWeather = (eventId: string, unit: VenueWeather['unit']): VenueWeather | undefined =>
  useRead(getWeather, { params: { eventId }, query: { unit } }).data;
