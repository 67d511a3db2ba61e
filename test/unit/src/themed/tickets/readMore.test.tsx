import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { TicketTable } from '../../../../../src/themed/tickets';
import { extras } from '../../../../../src/themed/tickets/useExtras';
import { ticket } from '../../domain/fixtures';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const animate = vi.fn();
const heights = { closed: 38, whole: 120 };

/** jsdom lays nothing out: a text that is clamped is 38 px of 120. */
beforeEachRow(() => {
  const isClamped = (element: HTMLElement) => element.hasAttribute('data-clamped');
  const heightOf = (element: HTMLElement) => (isClamped(element) ? heights.closed : heights.whole);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => heights.whole);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(heightOfThis);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightOfThis);
  function heightOfThis(this: Element) {
    return this instanceof HTMLElement ? heightOf(this) : 0;
  }
  HTMLElement.prototype.animate = animate;
});
afterEachRow(() => {
  animate.mockClear();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

const wants = (motion: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: no-preference)' && motion,
  }));

const List = ({ description }: { description: string }) => (
  <I18nRoot locale="en" catalogue={en}>
    <TicketTable
      tickets={[ticket({ safeHtmlDescription: description })]}
      selection={{}}
      onSelectionChange={vi.fn()}
      now={0}
      timeZone="UTC"
      showFees
    />
  </I18nRoot>
);

/** With what comes behind the list. */
async function openDescription() {
  render(<List description="Two full days, and a great deal more to say about them." />);
  await act(() => extras.load());
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
}

/** FAULTS F05. */
describe('a very long description is cut before', () => {
  eachRow([
    ['nothing, inside a word', 'word', '', 'word'],
    ['what looks like a tag and is none', '1 < 2', '', '1 < 2'],
    ['an entity', '&am', 'p;', ''],
    ['a numbered entity', '&#12', '7914;', ''],
    ['a character of two code units', '\ud83c', '\udfee', ''],
    ['a tag', '<a hr', 'ef="https://a.example">', ''],
    ['the end of a tag', '</', 'b>', ''],
  ])('%s', (_, lastPart, nextPart, visible) => {
    const start = 'x'.repeat(4_000 - lastPart.length);
    render(<List description={start + lastPart + nextPart + 'y'.repeat(4_000)} />);
    const { textContent } = document.querySelector('[data-clamped]') ?? {};
    expect(textContent?.slice(start.length)).toBe(visible);
    expect(screen.getByRole('button', { name: 'Read more' })).toBeInTheDocument();
  });
});

describe('a long description', () => {
  test('opens from 38 px in 200 ms, 000 §9', async () => {
    wants(true);
    await openDescription();
    const size = ['38px', '120px'];
    await waitFor(() =>
      expect(animate).toHaveBeenCalledWith(
        { blockSize: size, maxBlockSize: size },
        expect.objectContaining({ duration: 200 }),
      ),
    );
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens at once for those who want no motion', async () => {
    wants(false);
    await openDescription();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(animate).not.toHaveBeenCalled();
  });
});
