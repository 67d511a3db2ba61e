import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { NewTab } from '../../../../../src/themed/registration/NewTab';

it.each([
  ['http://a.example/terms', 'http://a.example/terms'],
  ['https://a.example/terms', 'https://a.example/terms'],
  ['/terms', '/terms'],
  ['mailto:hello@a.example', null],
  ['javascript:alert(1)', null],
  ['//a.example/terms', null],
])('the terms at %s are linked as %j', (href, address) => {
  render(
    <I18nRoot locale="en" catalogue={en}>
      <NewTab href={href}>Terms</NewTab>
    </I18nRoot>,
  );
  expect(screen.getByText('Terms').closest('a')?.getAttribute('href') ?? null).toBe(address);
});
