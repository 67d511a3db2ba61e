import { boolean, object, type ObjectSchema } from 'yup';
import type { MyOrderPermissions, MyOrderSettings } from '../../contract';

/** What buyers may do with their own orders, as a form has it. */
export const permissionsOf = ({ editAttendees, transfer, cancel }: MyOrderSettings): MyOrderPermissions => ({
  editAttendees,
  transfer,
  cancel,
});

const on = () => boolean().default(false).defined();

export const permissionsSchema = (): ObjectSchema<MyOrderPermissions> =>
  object({ editAttendees: on(), transfer: on(), cancel: on() });
