import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as password } from '../account/Password.docs';
import { docs as signIn } from '../account/SignIn.docs';
import { docs as signUp } from '../account/SignUp.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** Accounts, measured in the browser. */
const meta = { ...handOff, title: 'Hand-off/Account', parameters: { ...handOff.parameters } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResetRequestForm: Story = anatomyOf(password.ResetRequestForm);
export const SignedInCard: Story = anatomyOf(signIn.SignedInCard);
export const SignInForm: Story = anatomyOf(signIn.SignInForm);
export const SignUpForm: Story = anatomyOf(signUp.SignUpForm);
