import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes';
import {
  Countdown,
  OfflineNotice,
  RegistrationForm,
  RegistrationLayout,
  TimedOut,
  TimeWarning,
} from '../../src/themed/registration';
import { Branding, OrderSummary } from '../../src/themed/order';
import { filledIn, formArgs, hold, longHold, northlight, widgetConfig } from '../fixtures/orders';

const form = <RegistrationForm {...formArgs} draft={filledIn} onBack={fn()} />;

const meta = {
  title: 'Registration/RegistrationLayout',
  component: RegistrationLayout,
  args: {
    countdown: <Countdown remaining={872_000} total={3_600_000} />,
    summary: <OrderSummary hold={hold} widget={widgetConfig} />,
    branding: <Branding />,
    children: form,
  },
} satisfies Meta<typeof RegistrationLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const urgent = (
  <>
    <Countdown remaining={118_000} total={3_600_000} />
    <TimeWarning due eventName={northlight.name} minutes={15} onExtend={fn()} />
  </>
);
const phone = { viewport: { value: 'phone' } };
const lettering = 'Ticketing by Boxoffice';

/** 000 §2.5: the summary beside the form, with branding below it. */
export const Whole: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(lettering)).toBeVisible();
    const summary = canvas.getByRole('region', { name: 'Order summary' });
    canvas.getByRole('button', { name: /Order Now/ }).scrollIntoView({ block: 'end' });
    await waitFor(() => expect(isInSight(summary)).toBe(true));
  },
};

/** 000 §6 removeBranding. */
export const WithoutBranding: Story = {
  args: { branding: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(lettering)).toBeNull();
  },
};

export const WithoutCountdown: Story = { args: { countdown: undefined } };

export const TwoMinutesLeft: Story = { args: { countdown: urgent } };

export const TwoMinutesLeftOnAPhone: Story = { args: { countdown: urgent }, globals: phone };

export const OfflineOnAPhone: Story = {
  args: {
    countdown: (
      <>
        <Countdown remaining={872_000} total={3_600_000} />
        <OfflineNotice offline />
      </>
    ),
  },
  globals: phone,
};

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight + 1;
};

/** From the middle of a long form, time and total are in sight and the summary opens where the buyer is. */
export const OnAPhone: Story = {
  args: { summary: <OrderSummary hold={longHold} widget={widgetConfig} /> },
  globals: phone,
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: /^City/ });
    city.focus();
    const summary = canvas.getByRole('button', { name: 'Order summary $485.45' });
    await waitFor(() => expect(isInSight(summary)).toBe(true));
    await waitFor(() => expect(isInSight(canvas.getByRole('timer'))).toBe(true));
    await expect(city.getBoundingClientRect().top).toBeGreaterThan(summary.getBoundingClientRect().bottom);
  },
};

const headOfPage = 64;
const pageTitle = 'A conference’s own page';

/** In a page whose own header stays at the top: time and total stay below it, and so does what takes the focus. */
export const BelowAPageHeader: Story = {
  args: { summary: <OrderSummary hold={longHold} widget={widgetConfig} /> },
  globals: phone,
  parameters: notPictured('The layout is that of OnAPhone; where it stays is measured.'),
  decorators: [
    (Layout) => (
      <div style={{ ['--bx-page-head' as string]: `${headOfPage}px` }}>
        <p style={{ position: 'sticky', insetBlockStart: 0, margin: 0, blockSize: headOfPage }}>
          {pageTitle}
        </p>
        <Layout />
      </div>
    ),
  ],
  beforeEach: () => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockStart = `${headOfPage}px`;
    return () => style.removeProperty('scroll-padding-block-start');
  },
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: /^City/ });
    city.focus();
    const summary = canvas.getByRole('button', { name: 'Order summary $485.45' });
    const header = canvas.getByText(pageTitle);
    await waitFor(() => expect(isInSight(summary)).toBe(true));
    await expect(summary.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header.getBoundingClientRect().bottom,
    );
    await expect(city.getBoundingClientRect().top).toBeGreaterThan(summary.getBoundingClientRect().bottom);
  },
};

/** One bar of 56 px; what opens from it leaves half of the screen, scrolls in itself, and closes with Escape. */
export const BarOpenOnAPhone: Story = {
  args: { summary: <OrderSummary hold={longHold} widget={widgetConfig} /> },
  globals: phone,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Order summary $485.45' });
    const timer = canvas.getByRole('timer');
    const bar = opener.closest('div');
    if (!bar) throw new Error('The button stands in no bar.');
    await expect(bar.offsetHeight).toBeLessThanOrEqual(58);
    await expect(timer.getBoundingClientRect().top).toBeLessThan(opener.getBoundingClientRect().bottom);
    await userEvent.click(opener);
    const lines = await canvas.findByRole('table');
    await waitFor(() => expect(bar.offsetHeight).toBeGreaterThan(200));
    await expect(bar.offsetHeight).toBeLessThanOrEqual(window.innerHeight / 2);
    const scroller = canvas.getByRole('group', { name: 'Order summary' });
    await expect(scroller).toContainElement(lines);
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    const buyer = canvas.getByLabelText('Email Address*');
    buyer.focus();
    await waitFor(() =>
      expect(buyer.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom),
    );
    scroller.focus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar.offsetHeight).toBeGreaterThan(200));
  },
};

/** 000 §5: what is wrong begins below time and total, also when the summary was open. */
export const ErrorsOnAPhone: Story = {
  args: { children: <RegistrationForm {...formArgs} onBack={fn()} /> },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Order summary/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    const title = await canvas.findByRole('heading', { name: 'Please fix your errors before ordering' });
    const opener = canvas.getByRole('button', { name: /^Order summary/ });
    await waitFor(() => expect(title.closest('section')).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(opener.getBoundingClientRect().bottom);
    await expect(isInSight(title)).toBe(true);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar', viewport: { value: 'phone' } } };

export const LongGerman: Story = {
  args: { countdown: urgent },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};

export const TimeIsOver: Story = {
  args: { countdown: undefined, branding: undefined, children: <TimedOut onStartOver={fn()} /> },
};
