'use client';
import type { VenueWeather } from '../../contract';
import { degreesUnit, weatherAhead } from '../../domain/directory';
import { useWeather } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { PlainList } from '../kit/page/PlainList';
import * as css from './EventWeather.css';
import { dayText } from './dayText';

export interface EventWeatherProps {
  eventId: string;
  /** `YYYY-MM-DD` in the event's zone. */
  today: string;
}

const units = { C: 'celsius', F: 'fahrenheit' } as const satisfies Record<VenueWeather['unit'], string>;

/** The weather on the days of an event that are to come. Nothing where none is known: the page is as good without. 002 §7 weather. */
export function EventWeather({ eventId, today }: EventWeatherProps) {
  const t = useT();
  const locale = useLocale();
  const weather = useWeather(eventId, degreesUnit(locale));
  const days = weatherAhead(weather?.days ?? [], today);
  if (!weather || days.length === 0) return null;
  const degrees = new Intl.NumberFormat(locale, { style: 'unit', unit: units[weather.unit] });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className={css.weather}>
      <span className={css.place}>{t('organizer.dashboard.weather', { city: weather.city })}</span>
      <PlainList aria-label={t('organizer.dashboard.weather', { city: weather.city })} className={css.days}>
        {days.map(({ date, source, high, low, chanceOfRain }) => (
          <li key={date}>
            {t(`organizer.dashboard.weather.${source}`, {
              day: dayText(date, locale),
              high: degrees.format(high),
              low: degrees.format(low),
              rain: percent.format(chanceOfRain / 100),
            })}
          </li>
        ))}
      </PlainList>
    </div>
  );
}
