import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs } from '../myOrder/MyOrder.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** An order as its buyer finds it again, measured in the browser. */
const meta = {
  ...handOff,
  title: 'Hand-off/MyOrder',
  parameters: { ...handOff.parameters },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const MyOrder: Story = anatomyOf(docs.MyOrder);
