import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  chosenSessions,
  confirmation,
  northlight,
  postSettings,
} from '../../../../../stories/fixtures/orders';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { Confirmation } from '../../../../../src/themed/confirmation';
import type { ConfirmationData } from '../../../../../src/contract';

const show = (change: Partial<ConfirmationData> = {}, showAddToCalendar = true) =>
  render(
    <I18nRoot locale="en" catalogue={en}>
      <Confirmation
        data={{ ...confirmation, sessions: chosenSessions, ...change }}
        settings={{ ...postSettings, showAddToCalendar }}
        takesFocus={false}
      />
    </I18nRoot>,
  );
/** jsdom leaves out the space before what is read aloud only. */
const link = (name: RegExp) => screen.findByRole('link', { name });
const region = () => screen.findByRole('region', { name: 'Your sessions' });

describe('the sessions of an order (001 §7)', () => {
  it('stand below the event, as they begin, with when and where on the clocks of the event', async () => {
    show();
    const [first, second] = within(await region())
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('p'));
    expect(first).toHaveTextContent('Sign Painting for Beginners');
    expect(first).toHaveTextContent(/Thursday, May 14.*11:00.*12:30.*Pier Workshop/);
    expect(second).toHaveTextContent('Letterpress by Hand');
  });

  it('each go into a calendar by themselves, by links that say which', async () => {
    show();
    const google = await link(/^Google\s*for Sign Painting for Beginners/);
    const { searchParams } = new URL(google.getAttribute('href') ?? '');
    expect(searchParams.get('text')).toBe(`Sign Painting for Beginners · ${northlight.name}`);
    expect(searchParams.get('dates')).toContain('20260514T150000Z');
    expect(searchParams.get('location')).toContain('Pier Workshop');
    expect(await link(/^Yahoo\s*for Letterpress by Hand/)).toBeVisible();
    expect(await link(/^Google\s*\(opens/)).toBeVisible();
  });

  it('are left out where their times can’t be read, one by one', async () => {
    const [broken, whole] = chosenSessions;
    if (!broken || !whole) throw new Error('The fixture has two sessions.');
    show({ sessions: [{ ...broken, 'end-date': broken['start-date'] }, whole] });
    expect(within(await region()).queryByText('Letterpress by Hand')).toBeNull();
    expect(within(await region()).getByText('Sign Painting for Beginners')).toBeVisible();
  });

  it('are not there when none was chosen, or calendars are turned off', async () => {
    const { rerender } = show({ sessions: [] });
    await link(/^Google\s*\(opens/);
    expect(screen.queryByText('Your sessions')).toBeNull();
    rerender(<></>);
    show({}, false);
    expect(screen.queryByText('Your sessions')).toBeNull();
  });
});
