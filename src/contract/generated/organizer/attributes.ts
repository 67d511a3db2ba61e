// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { whole } from '../../strictReading';
const readAttribute: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'key label'),
  type: must(oneOf('text', 'email', 'number', 'date', 'boolean', 'select', 'multiSelect')),
  options: whole(must(isText)),
  ...each(must(isFlag), 'builtIn inUse'),
  ...each(must(isInstant), 'created modified'),
  version: must(isNumber),
});
const readRoleAttributes: Reader = /* @__PURE__ */ record({
  id: must(isId),
  role: must(oneOf('OWNER', 'ADMIN', 'EDITOR', 'VIEWER')),
  permissions: whole(
    must(
      oneOf('MANAGE_ACCOUNT', 'MANAGE_MEMBERS', 'MANAGE_EVENTS', 'MANAGE_ORDERS', 'VIEW_REPORTS', 'CHECK_IN'),
    ),
  ),
  visibleAttributes: whole(must(isText)),
});
export const getAttributes: Reader = /* @__PURE__ */ record({ attributes: whole(readAttribute) });
export const createAttribute: Reader = /* @__PURE__ */ readAttribute;
export const updateAttribute: Reader = /* @__PURE__ */ readAttribute;
export const getRoleAttributes: Reader = /* @__PURE__ */ record({ roles: whole(readRoleAttributes) });
