import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as button } from '../kit/Button.docs';
import { anatomyOf } from './anatomyOf';

/** What a designer hands over, measured in the browser: it follows the toolbar. */
const meta = { title: 'Hand-off/Kit', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Button: Story = anatomyOf(button.Button);
export const IconButton: Story = anatomyOf(button.IconButton);
