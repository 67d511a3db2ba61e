export { WaitingListAction, type WaitingListActionProps } from './WaitingListAction';
