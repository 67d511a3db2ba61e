export { WaitlistAction, type WaitlistActionProps } from './WaitlistAction';
