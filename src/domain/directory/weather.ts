import type { VenueWeather, WeatherDay } from '../../contract';
import type { Day } from '../time/days';

/** Where temperatures are in Fahrenheit (CLDR, unitPreferenceData temperature). */
const fahrenheit: readonly string[] = ['US', 'BS', 'BZ', 'KY', 'PW', 'PR', 'GU', 'FM', 'MH'];

/** Unit of temperatures where a language is spoken: its region, or else its likeliest one. */
export const degreesUnit = (locale: string): VenueWeather['unit'] =>
  fahrenheit.includes(new Intl.Locale(locale).maximize().region ?? '') ? 'F' : 'C';

/** The days of an event that are not over. */
export const weatherAhead = (days: readonly WeatherDay[], today: Day): WeatherDay[] =>
  days.filter(({ date }) => date >= today);
