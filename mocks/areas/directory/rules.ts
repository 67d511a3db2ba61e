import type { VenueWeather, WeatherDay } from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import { dayIn } from '../insights/rules';

const day = 24 * 60 * 60_000;

/** The weather on each day of the event, as it is known at a moment. Refuses with 4046. */
export function weatherAt(db: Db, now: number, unit: VenueWeather['unit']): VenueWeather {
  const { event } = db.world;
  const { city } = event.venue;
  const climate = db.rows('climates', '').find(city);
  if (!climate) throw new Refusal(4046, `Nothing is known of the weather in ${city}.`);
  const degrees = (celsius: number) => (unit === 'C' ? celsius : Math.round(celsius * 1.8 + 32));
  return {
    city,
    unit,
    days: daysOf(event['start-date'], event['end-date'], event['time-zone-id']).flatMap((date) => {
      const forecast = db.rows('forecasts', '').find(`${city} ${date}`);
      const isKnown = forecast !== undefined && Date.parse(forecast.published) <= now;
      const known = isKnown ? forecast : climate.months[Number(date.slice(5, 7)) - 1];
      if (!known) return [];
      const source: WeatherDay['source'] = isKnown ? 'forecast' : 'usual';
      const { high, low, chanceOfRain } = known;
      return [{ date, source, high: degrees(high), low: degrees(low), chanceOfRain }];
    }),
  };
}

function daysOf(start: string, end: string, timeZone: string): string[] {
  const dayOf = dayIn(timeZone);
  const days = new Set<string>();
  for (let at = Date.parse(start); at < Date.parse(end); at += day) days.add(dayOf(at));
  return [...days.add(dayOf(Date.parse(end) - 1))];
}
