import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { I18nRoot, useT } from '../../src/i18n';
import { TextsInContext } from '../../src/i18n/inContext';
import { Button } from '../../src/themed/kit/Button';
import { ThemeRoot } from '../../src/themed/root';

const catalogue = {
  'order.now': 'Order Now',
  'order.total': 'Total',
  'tickets.left_one': '{{count}} Left',
  'tickets.left_other': '{{count}} Left',
};

/** Two texts, one with a number in it, and one that is only heard. */
function Sample() {
  const t = useT();
  return (
    <section aria-label={t('order.total')} style={{ padding: 24, paddingBlockEnd: 320 }}>
      <p>{t('tickets.left', { count: 3 })}</p>
      <Button>{t('order.now')}</Button>
    </section>
  );
}

/**
 * What a translator sees with “Texts in context” in the toolbar, or with `?texts=show` in the host app: each text outlined; its
 * key, length and context when it is pointed at; an editor behind a click, or F2; a patch of what was changed.
 */
const meta = {
  title: 'Kit/Texts in context',
  component: TextsInContext,
  args: {
    locale: 'en',
    shows: true,
    children: (texts) => (
      <I18nRoot locale="en" catalogue={catalogue} {...texts}>
        <ThemeRoot locale="en">
          <Sample />
        </ThemeRoot>
      </I18nRoot>
    ),
  },
  // The tool brings words of its own, and texts of its own to work on.
  globals: { locale: 'en', texts: 'plain' },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  beforeEach: () => () => sessionStorage.removeItem('boxoffice:texts'),
} satisfies Meta<typeof TextsInContext>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tool stands in a shadow tree, out of reach of queries for the page. */
async function toolOf({ ownerDocument }: HTMLElement) {
  const host = await waitFor(() => {
    const found = [...ownerDocument.querySelectorAll<HTMLElement>('[popover]')].find(
      ({ shadowRoot }) => shadowRoot,
    );
    if (!found?.shadowRoot?.querySelector('.bar')) throw new Error('The tool is not drawn yet.');
    return found.shadowRoot;
  });
  return { root: host, queries: within(host as unknown as HTMLElement) };
}

const leftKey = 'tickets.left_other';

export const Outlined: Story = {
  play: async ({ canvasElement }) => {
    const { root, queries } = await toolOf(canvasElement);
    await queries.findByText('3 texts on this screen');
    await expect(root.querySelector(`[data-key="${leftKey}"]`)).not.toBeNull();
    const { width } = canvasElement.querySelector('p')?.getBoundingClientRect() ?? { width: 0 };
    await expect(width).toBeGreaterThan(0);
  },
};

/** Without it the page is as it ever was. */
export const Off: Story = {
  args: { shows: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Order Now' })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/[\u2061-\u2064]/);
  },
};

export const PointedAt: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { queries } = await toolOf(canvasElement);
    canvas.getByRole('button').focus();
    await queries.findByText('order.now');
    await expect(await queries.findByText('9 of 35 characters')).toBeVisible();
  },
};

/** With the keyboard alone: from the text to the editor, to the patch, and back to where one was. */
export const Edited: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { queries } = await toolOf(canvasElement);
    const button = canvas.getByRole('button');
    button.focus();
    await queries.findByText('order.now');
    await fireEvent.keyDown(button, { key: 'F2' });
    const text = await queries.findByRole('textbox', { name: 'Text' });
    await fireEvent.input(text, { target: { value: 'Get tickets' } });
    await waitFor(() => expect(button).toHaveTextContent('Get tickets'));
    await userEvent.click(queries.getByRole('button', { name: 'Close' }));
    await expect(queries.getByRole('button', { name: 'Copy patch' })).toBeVisible();
    await userEvent.click(queries.getByRole('button', { name: 'Take all back' }));
    await waitFor(() => expect(button).toHaveTextContent('Order Now'));
  },
};

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const { queries } = await toolOf(canvasElement);
    await userEvent.click(queries.getByRole('button', { name: 'List' }));
    const heard = await queries.findByRole('button', { name: /order\.total heard, not seen \(aria-label\)/ });
    await userEvent.click(heard);
    await expect(await queries.findByRole('textbox', { name: 'Text' })).toHaveValue('Total');
  },
};
