import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { scenarios } from '../../mocks';
import { timeoutMs } from '../../src/embed/host/openFrame';
import { defineTickets, type AttributeName, type TicketsElement } from '../../src/embed/element';

type ElementProps = Partial<Record<AttributeName, string>>;

defineTickets();

/** The element as a page has it, in none of our providers. */
function Element(attributes: ElementProps) {
  return createElement('boxoffice-tickets', attributes);
}

/** As above in a browser that lacks what the tickets need, while the element comes into the page. */
function InOldBrowser(attributes: ElementProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = container;
    const { ResizeObserver: known } = window;
    const element = document.createElement('boxoffice-tickets');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    Reflect.deleteProperty(window, 'ResizeObserver');
    current?.append(element);
    window.ResizeObserver = known;
    return () => element.remove();
  }, [attributes]);
  return <div ref={container} />;
}

/**
 * `<boxoffice-tickets>` in a page of somebody else's; docs/embedding.md has its attributes, events and commands. A frame needs a ticket
 * page to show, which Storybook has not: what stands here is what a buyer gets when it does not answer.
 */
const meta = {
  title: 'Embed/TicketsElement',
  component: Element,
  args: { 'event-id': '1001', scheme: 'light' },
  parameters: { scenario: scenarios.conference },
  tags: ['!autodocs'],
  render: (args, { globals }) => <Element locale={String(globals['locale'])} {...args} />,
} satisfies Meta<typeof Element>;
export default meta;
type Story = StoryObj<typeof meta>;

const elementIn = (container: HTMLElement): TicketsElement => {
  const element = container.querySelector<TicketsElement>('boxoffice-tickets');
  if (!element) throw new Error('The element is not in the story.');
  return element;
};

/** What is said once, a command or a sentence of the loader, does not follow the toolbar. */
const inEnglish = { globals: { locale: 'en' } };

export const Inline: Story = {
  args: { mode: 'inline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /General Admission/ })).toBeVisible();
  },
};

/** The language changes in place: what was chosen stays. */
export const CommandsInline: Story = {
  ...inEnglish,
  args: { mode: 'inline' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const quantity = await canvas.findByRole('combobox', { name: /General Admission/ });
    await userEvent.selectOptions(quantity, '2');
    elementIn(canvasElement).command('setLocale', { locale: 'de' });
    await canvas.findByRole('button', { name: /Jetzt bestellen/ });
    await expect(canvas.getByRole('combobox', { name: /General Admission/ })).toHaveValue('2');
  },
};

/** An attribute is a command as well. */
export const AttributeChanged: Story = {
  args: { mode: 'inline' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('combobox', { name: /General Admission/ });
    const element = elementIn(canvasElement);
    element.setAttribute('scheme', 'dark');
    await waitFor(() => expect(element.querySelector('.bx')).toHaveAttribute('data-theme', 'dark'));
  },
};

/** Moved to another place of the page: what was chosen stays. */
export const Moved: Story = {
  args: { mode: 'inline' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const quantity = await canvas.findByRole('combobox', { name: /General Admission/ });
    await userEvent.selectOptions(quantity, '1');
    const element = elementIn(canvasElement);
    const { parentElement: container } = element;
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await expect(within(elsewhere).getByRole('combobox', { name: /General Admission/ })).toHaveValue('1');
    container?.append(element);
    elsewhere.remove();
    await expect(canvas.getByRole('combobox', { name: /General Admission/ })).toHaveValue('1');
  },
};

/** Closed and opened again by the page. */
export const ClosedAndOpened: Story = {
  args: { mode: 'inline', closed: '' },
  play: async ({ canvas, canvasElement }) => {
    const element = elementIn(canvasElement);
    await expect(element).toBeEmptyDOMElement();
    element.open();
    await canvas.findByRole('combobox', { name: /General Admission/ });
    element.close();
    await expect(element).toBeEmptyDOMElement();
    element.open();
    await canvas.findByRole('combobox', { name: /General Admission/ });
  },
};

/** The frame says nothing for five seconds: its page is down, or does not allow this one. */
export const FrameBlocked: Story = {
  ...inEnglish,
  args: { page: `${window.location.origin}/nobody` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole(
      'link',
      { name: 'Open the ticket page' },
      { timeout: 2 * timeoutMs },
    );
    await expect(link).toHaveAttribute('href', expect.stringContaining('/nobody/widgets/tickets/1001'));
    await expect(canvas.getByTitle('Tickets')).not.toBeVisible();
  },
};

export const UnsupportedBrowser: Story = {
  ...inEnglish,
  render: (args, { globals }) => <InOldBrowser locale={String(globals['locale'])} {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This browser is too old/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open the ticket page' })).toBeVisible());
  },
};

/** In the language of the tickets, right to left where that is so. */
export const UnsupportedBrowserArabic: Story = {
  ...UnsupportedBrowser,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'فتح صفحة التذاكر' })).toBeVisible();
  },
};
