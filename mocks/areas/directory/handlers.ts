import {
  createEventTemplate,
  deleteEventTemplate,
  getWeather,
  listCountries,
  listEventTemplates,
} from '../../../src/contract';
import { countries } from '../../../src/domain/countries/countries';
import { currencyOf } from '../../../src/domain/money/currencyOf';
import { compare } from '../../db';
import { handle } from '../../handle';
import { eventOf } from '../events/rules';
import { malformed } from '../../rules/fields';
import { freeNameOf } from '../../rules/requestedEvent';
import { stamp } from '../../rules/stamp';
import { weatherAt } from './rules';

/** As `Intl` writes it. Refuses with 4000. */
function localeOf(locale: string): string {
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    throw malformed('locale', 'It is no BCP 47 tag.');
  }
}

const hour = 60 * 60_000;

export const directoryHandlers = [
  handle(listCountries, ({ query }) => ({
    countries: countries({ locale: localeOf(query.locale ?? 'en') }),
  })),

  handle(listEventTemplates, ({ db, params: { accountId } }) => ({
    templates: ['', accountId].flatMap((scope) =>
      db
        .rows('eventTemplates', scope)
        .all()
        .sort((a, b) => compare(a.name, b.name)),
    ),
    currency: currencyOf(db.rows('accounts', '').get(accountId).currencyCode),
  })),

  handle(createEventTemplate, ({ db, clock, params: { accountId }, body }) => {
    const event = eventOf(db, accountId, body.eventId);
    const templates = db.rows('eventTemplates', accountId);
    return templates.add({
      id: db.nextId('template'),
      name: freeNameOf([...db.rows('eventTemplates', '').all(), ...templates.all()], body.name),
      builtIn: false,
      hours: (Date.parse(event['end-date']) - Date.parse(event['start-date'])) / hour,
      'time-zone-id': event['time-zone-id'],
      ticketTypes: db.of(event.id).world.ticketTypes.map(({ name, price }) => ({ name, price })),
      created: stamp(clock),
    });
  }),

  handle(deleteEventTemplate, ({ db, params: { accountId, templateId }, fail }) => {
    if (db.rows('eventTemplates', '').find(templateId)) fail(4091, 'It is the platform’s own.');
    db.rows('eventTemplates', accountId).remove(templateId);
    return null;
  }),

  handle(getWeather, ({ db, clock, query }) => weatherAt(db, clock.now(), query.unit ?? 'C')),
];
