import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SafeHtml } from '../../src/themed/kit/SafeHtml';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/SafeHtml',
  component: SafeHtml,
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
  args: {
    html: '<p>Both days, every talk and <strong>lunch</strong>.</p><ul><li>Printed programme</li><li>Tote bag</li></ul><p>More on <a href="https://northlight.example/pass">the pass</a>.</p>',
  },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'the pass' });
    await expect(link).toHaveAttribute('href', 'https://northlight.example/pass');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const PlainText: Story = { args: { html: 'No formatting at all' } };

/** What tries to act is gone; the words stay. */
export const Hostile: Story = {
  args: {
    html: [
      '<p onclick="alert(1)" style="position:fixed" class="bx" id="root">Words</p>',
      '<img src=x onerror=alert(1)><svg><script>alert(1)</script></svg>',
      '<a href="javascript:alert(1)">script</a> <a href="//evil.example">host</a> <a href="https://u@evil.example">user</a>',
      '<form action="https://evil.example"><input name="a"><button>Send</button></form>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe><style>*{display:none}</style><base href="//evil.example">',
    ].join(''),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.bx p')).not.toBeNull());
    const box = canvasElement.querySelector('.bx p')?.parentElement;
    await expect(box).toHaveTextContent(/Words.*script host user/);
    const left = [...(box?.querySelectorAll('*') ?? [])];
    await expect(new Set(left.map(({ tagName }) => tagName))).toEqual(new Set(['P', 'A']));
    await expect(left.flatMap((element) => element.getAttributeNames())).toEqual([]);
  },
};
