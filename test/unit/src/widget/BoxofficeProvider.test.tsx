import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../../../src/i18n';
import { OrganizerShell } from '../../../../src/organizer';
import { withOrganizerRoot } from '../../../../src/organizer/withOrganizerRoot';
import { Dialog, ThemeRoot } from '../../../../src/themed';
import { BoxofficeProvider, ConfirmationPage, TicketWidget } from '../../../../src/widget';
import { backendInTests, eventId } from '../../mocks/backend';

const { backend, client } = backendInTests();
const catalogue = await loadCatalogue('en');

const open = (children: ReactNode) =>
  render(
    <BoxofficeProvider
      client={client}
      clock={backend.clock}
      catalogue={catalogue}
      preset="summit"
      scheme="dark"
    >
      {children}
    </BoxofficeProvider>,
  );

const rootsIn = (container: Element) => [...container.querySelectorAll<HTMLElement>('.bx')];
const themesIn = (container: Element) =>
  rootsIn(container).map(({ dataset, lang, dir }) => ({
    preset: dataset['preset'],
    scheme: dataset['theme'],
    lang,
    dir,
  }));
const summit = { preset: 'summit', scheme: 'dark', lang: 'en', dir: 'ltr' };

describe('the provider', () => {
  it('draws nothing around the host, and so styles nothing of it', () => {
    const { container } = open(<h1>Shop</h1>);
    expect(container.innerHTML).toBe('<h1>Shop</h1>');
  });
});

const Nothing = withOrganizerRoot(() => <p>Screen</p>);

describe('the look begins once at', () => {
  it('the tickets', async () => {
    const { container } = open(<TicketWidget eventId={eventId} />);
    expect(themesIn(container)).toEqual([summit]);
    await screen.findByText('Community Day');
    expect(themesIn(container)).toEqual([summit]);
  });

  it('tickets that crashed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = new Proxy({}, { get: () => expect.fail('crash') }) as never;
    const { container } = open(<TicketWidget eventId={eventId} bootstrap={broken} />);
    await screen.findByRole('alert');
    expect(themesIn(container)).toEqual([summit]);
  });

  it('the confirmation', () => {
    const { container } = open(<ConfirmationPage eventId={eventId} orderId="1" token="preview" />);
    expect(themesIn(container)).toEqual([summit]);
  });

  it('an organizer’s screen, and at the shell around several', async () => {
    const alone = open(<Nothing />);
    await screen.findByText('Screen');
    expect(themesIn(alone.container)).toEqual([summit]);
    alone.unmount();
    const { container } = open(
      <OrganizerShell items={[]}>
        <Nothing />
        <Nothing />
      </OrganizerShell>,
    );
    await waitFor(() => expect(screen.getAllByText('Screen')).toHaveLength(2));
    expect(themesIn(container)).toEqual([summit]);
  });

  it('the root that a host puts around its own parts; what that says itself wins', () => {
    const { container } = open(
      <>
        <ThemeRoot>a</ThemeRoot>
        <ThemeRoot scheme="light" locale="ar">
          b
        </ThemeRoot>
      </>,
    );
    expect(themesIn(container)).toEqual([summit, { ...summit, scheme: 'light', lang: 'ar', dir: 'rtl' }]);
  });
});

it('a screen begins a look of its own where the root around it stands outside of the provider', async () => {
  const { container } = render(
    <ThemeRoot preset="festival">
      <BoxofficeProvider client={client} preset="summit" scheme="dark">
        <Nothing />
      </BoxofficeProvider>
    </ThemeRoot>,
  );
  const text = await screen.findByText('Screen');
  expect(rootsIn(container)).toHaveLength(2);
  expect(text.closest<HTMLElement>('.bx')?.dataset['preset']).toBe('summit');
});

it('dialogs open inside the look of their screen', async () => {
  const Asking = withOrganizerRoot(() => (
    <Dialog open title="Sure?" onOpenChange={() => undefined}>
      Yes
    </Dialog>
  ));
  open(<Asking />);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('dialog').closest('.bx')).not.toBeNull());
  expect(dialog.textContent).toContain('Sure?');
});
