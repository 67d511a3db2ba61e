import { expect } from 'vitest';
import type { WeatherDay } from '../../../../../src/contract';
import { degreesUnit, weatherAhead } from '../../../../../src/domain/directory';
import { eachRow } from '../../../../eachRow';

eachRow([
  ['en-US', 'F'],
  ['en', 'F'],
  ['es-PR', 'F'],
  ['en-GB', 'C'],
  ['en-CA', 'C'],
  ['de', 'C'],
  ['pt-BR', 'C'],
  ['zh-Hans', 'C'],
])('temperatures for %s are in %s', (locale, unit) => {
  expect(degreesUnit(locale)).toBe(unit);
});

const days = ['2026-05-14', '2026-05-15'].map((date): WeatherDay => ({
  date,
  source: 'forecast',
  high: 66,
  low: 50,
  chanceOfRain: 20,
}));

eachRow([
  ['2026-05-13', 2],
  ['2026-05-14', 2],
  ['2026-05-15', 1],
  ['2026-05-16', 0],
])('on %s so many days are ahead: %s', (today, count) => {
  expect(weatherAhead(days, today)).toEqual(days.slice(days.length - count));
});
