export { Root } from './ShareEmailRoot';
export { Add, Input, Remove, Row, RowError as Error, Rows } from './ShareEmailRow';
export { Send, Status } from './ShareEmailSend';
