import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../src/themed/kit/Heading';
import { Stub, StubTear } from '../../src/themed/kit/Stub';
import { StubPart } from '../../src/themed/kit/StubPart';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Stub',
  component: Stub,
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
  args: { as: 'section', 'aria-label': 'Order summary' },
  render: (args) => (
    <Stub {...args}>
      <StubPart>
        <Heading level={3} size="md">
          Two-Day Pass
        </Heading>
        <p>May 14–15, Harbour Hall</p>
      </StubPart>
      <StubTear />
      <StubPart>
        <Heading level={3} size="xl">
          $284.80
        </Heading>
      </StubPart>
    </Stub>
  ),
} satisfies Meta<typeof Stub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSurface: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
