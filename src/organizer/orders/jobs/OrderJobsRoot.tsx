'use client';
import { withNoticeRoot } from '../../withNoticeRoot';
import { OrderJobs as Jobs } from './OrderJobs';

/**
 * How far the backend is with what was begun for many orders, with a way to cancel it and to what it could not do. Give it as `notice` to
 * `OrganizerShell`: it stands above every screen, and is there again after a reload. Nothing is shown while there is nothing to say.
 * @experimental
 */
export const OrderJobs = /* @__PURE__ */ withNoticeRoot(Jobs);
