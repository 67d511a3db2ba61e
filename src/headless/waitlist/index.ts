export { useWaitingForm, type WaitingForm } from './useWaitingForm';
