import { render, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { I18nRoot, OrganizerTexts, useT } from '../../../../src/i18n';
import de from '../../../../src/i18n/locales/de.json';
import organizerDe from '../../../../src/i18n/locales/organizer/de.json';
import organizerEn from '../../../../src/i18n/locales/organizer/en.json';

// Modules are shared among test files: some are mocked here, and none of them is left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

function Title() {
  const t = useT();
  return (
    <h1>
      {t('organizer.kit.nav.label')} {t('organizer.kit.nav.menu')}
    </h1>
  );
}

type Texts = Pick<typeof organizerEn, 'organizer.kit.nav.label' | 'organizer.kit.nav.menu'>;
const titleIn = (texts: Texts, label = texts['organizer.kit.nav.label']) =>
  screen.findByRole('heading', { name: `${label} ${texts['organizer.kit.nav.menu']}` });

const visibleIn = (locale: string, props: Partial<Parameters<typeof I18nRoot>[0]> = {}) =>
  render(
    <I18nRoot locale={locale} catalogue={de} {...props}>
      <OrganizerTexts fallback="not yet">
        <Title />
      </OrganizerTexts>
    </I18nRoot>,
  );

it('adds the organizer’s texts to those of the page, and shows nothing without them', async () => {
  visibleIn('de');
  expect(screen.getByText('not yet')).toBeDefined();
  expect(await titleIn(organizerDe)).toBeDefined();
});

it('follows the page into another language', async () => {
  const { rerender } = visibleIn('de');
  await titleIn(organizerDe);
  rerender(
    <I18nRoot locale="en" catalogue={{}}>
      <OrganizerTexts>
        <Title />
      </OrganizerTexts>
    </I18nRoot>,
  );
  expect(await titleIn(organizerEn)).toBeDefined();
});

it('leaves a text of the host’s own as it is', async () => {
  visibleIn('de', { overrides: { 'organizer.kit.nav.label': 'Verwaltung' } });
  expect(await titleIn(organizerDe, 'Verwaltung')).toBeDefined();
});

it('says it in English where a language does not ship', async () => {
  visibleIn('cs', { catalogue: {} });
  expect(await titleIn(organizerEn)).toBeDefined();
});

it('falls back to English when a chunk can’t be loaded', async () => {
  vi.doMock('../../../../src/i18n/loadOrganizerTexts', () => ({
    loadOrganizerTexts: (locale: string) =>
      locale === 'en' ? Promise.resolve(organizerEn) : Promise.reject(new Error('offline')),
  }));
  visibleIn('de');
  expect(await titleIn(organizerEn)).toBeDefined();
  vi.doUnmock('../../../../src/i18n/loadOrganizerTexts');
});
