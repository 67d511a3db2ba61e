import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeNote } from '../../src/themed/payment';

const meta = { title: 'Payment/FreeNote', component: FreeNote } satisfies Meta<typeof FreeNote>;
export default meta;

export const Free: StoryObj<typeof meta> = {};
