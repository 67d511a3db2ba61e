import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { ownCatalogue } from '../../../../host-app/src/catalogue';
import en from '../../../../src/i18n/locales/en.json';
import { completed, useT, type Catalogue } from '../../../../src/i18n';
import { BoxofficeProvider, type BoxofficeProviderProps } from '../../../../src/widget/BoxofficeProvider';
import { beforeEachRow, eachRow } from '../../../eachRow';

/** As far as a translator of Czech has come. */
const czech = {
  'tickets.title': 'Vstupenky',
  'order.count_one': '{{count}} vstupenka',
  'order.count_few': '{{count}} vstupenky',
  'order.count_many': '{{count}} vstupenky',
  'order.count_other': '{{count}} vstupenek',
} satisfies Catalogue;

function Translated() {
  const t = useT();
  const of = (count: number) => t('order.count', { count });
  return (
    <p>
      {[t('tickets.title'), t('tickets.back'), of(1), of(3), of(5), t('tickets.left', { count: 3 })].join(
        '; ',
      )}
    </p>
  );
}

async function textOf(props: Omit<BoxofficeProviderProps, 'children'>): Promise<string> {
  render(
    <BoxofficeProvider {...props}>
      <Translated />
    </BoxofficeProvider>,
  );
  return (await screen.findByRole('paragraph')).textContent;
}

const inCzech = 'Vstupenky; Back; 1 vstupenka; 3 vstupenky; 5 vstupenek; 3 Left';

describe('a host', () => {
  it('adds a locale with one file, English where it has gaps', async () => {
    expect(await textOf({ locale: 'cs', catalogue: completed('cs', czech, en) })).toBe(inCzech);
  });

  it('puts single texts in its own words, in a locale that ships', async () => {
    const text = await textOf({ locale: 'de-AT', overrides: { 'tickets.title': 'Karten' } });
    expect(text).toMatch(/^Karten; Zurück; 1 Ticket;/);
  });

  it('gives its i18next, whose own texts and language stay', async () => {
    const i18n = createInstance();
    await i18n.init({ lng: 'fr', resources: { fr: { translation: { 'tickets.title': 'Billets' } } } });
    expect(await textOf({ locale: 'nl', i18n })).toMatch(/^Tickets; Terug;/);
    expect(i18n.language).toBe('fr');
    expect(i18n.t('tickets.title', { keySeparator: false })).toBe('Billets');
  });
});

describe('the host app', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEachRow(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });
  const json = { 'content-type': 'application/json' };

  it('takes a language that does not ship from a file beside the page', async () => {
    fetched.mockResolvedValue(new Response(JSON.stringify(czech), { headers: json }));
    const catalogue = await ownCatalogue('cs');
    expect(fetched.mock.calls).toEqual([['/locales/cs.json']]);
    expect(await textOf({ locale: 'cs', catalogue })).toBe(inCzech);
  });

  eachRow(['de', 'de-CH', 'pt-PT', 'zh-HK', 'ar-XB', 'iw'])('asks for nothing in %s', async (locale) => {
    expect(await ownCatalogue(locale)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  eachRow([
    ['there is no such file', () => Promise.resolve(new Response('', { status: 404, headers: json }))],
    ['the start page comes instead', () => Promise.resolve(new Response('<!doctype html>'))],
    ['the file is broken', () => Promise.resolve(new Response('{', { headers: json }))],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is English when %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    const catalogue = await ownCatalogue('cs');
    expect(catalogue).toBeUndefined();
    expect(await textOf({ locale: 'cs', catalogue })).toMatch(/^Tickets; Back; 1 ticket; 3 tickets;/);
  });
});
