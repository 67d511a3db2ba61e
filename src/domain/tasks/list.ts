import type {
  Direction,
  SearchRequest,
  TaskApprovalStatus,
  TaskDefinitionCriteria,
  TaskDefinitionField,
  TaskInstanceCriteria,
  TaskInstanceField,
  TaskStatus,
} from '../../contract';
import type { TableView } from '../table';
import { taskEntityTypes, taskKinds } from './values';

/** 002 §9. */
export const taskPageSize = 15;
/** 002 §9. */
export const taskInstancePageSize = 25;

export const taskStatuses = ['PENDING', 'SUBMITTED'] as const satisfies readonly TaskStatus[];
export const taskApprovals = [
  'UNREVIEWED',
  'APPROVED',
  'DECLINED',
] as const satisfies readonly TaskApprovalStatus[];

/** What tasks can be filtered by, as a view names it. */
export const taskFilterIds = { entityType: 'for', kind: 'kind', visible: 'visible' } as const;
/** What the tasks of each can be filtered by, as a view names it. */
export const taskInstanceFilterIds = {
  task: 'task',
  entityType: 'for',
  status: 'status',
  approval: 'approval',
  due: 'due',
} as const;
/** The one choice of the filter by due date. */
export const overdueFilter = 'overdue';

const definitionFields = ['TITLE', 'DUE_DATE', 'CREATED', 'MODIFIED'] as const;
const instanceFields = ['TITLE', 'ENTITY_NAME', 'DUE_DATE', 'SUBMITTED', 'MODIFIED'] as const;

const known = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

function ordersOf<Field extends string>(fields: readonly Field[], sort: TableView['sort']) {
  const field = known(fields, sort?.column);
  if (field === undefined) return {};
  const direction: Direction = sort?.direction === 'descending' ? 'DESC' : 'ASC';
  const orders: Partial<Record<Field, Direction>> = {};
  orders[field] = direction;
  return { orders };
}

function definitionCriteria({
  search,
  filters,
}: Pick<TableView, 'search' | 'filters'>): TaskDefinitionCriteria {
  const title = search.trim();
  const entityType = known(taskEntityTypes, filters[taskFilterIds.entityType]);
  const kind = known(taskKinds, filters[taskFilterIds.kind]);
  const visible = filters[taskFilterIds.visible];
  return {
    ...(title !== '' && { title }),
    ...(entityType !== undefined && { entityType }),
    ...(kind !== undefined && { kind }),
    ...((visible === 'yes' || visible === 'no') && { visible: visible === 'yes' }),
  };
}

function instanceCriteria({ search, filters }: Pick<TableView, 'search' | 'filters'>): TaskInstanceCriteria {
  const query = search.trim();
  const definitionId = filters[taskInstanceFilterIds.task];
  const entityType = known(taskEntityTypes, filters[taskInstanceFilterIds.entityType]);
  const status = known(taskStatuses, filters[taskInstanceFilterIds.status]);
  const approvalStatus = known(taskApprovals, filters[taskInstanceFilterIds.approval]);
  return {
    ...(query !== '' && { search: query }),
    ...(definitionId !== undefined && { definitionId }),
    ...(entityType !== undefined && { entityType }),
    ...(status !== undefined && { status }),
    ...(approvalStatus !== undefined && { approvalStatus }),
    ...(filters[taskInstanceFilterIds.due] === overdueFilter && { overdue: true }),
  };
}

/** What a view of the tasks looks for. What an address says and nobody knows is left out. */
export const taskSearch = (view: TableView): SearchRequest<TaskDefinitionCriteria, TaskDefinitionField> => ({
  page: view.page - 1,
  size: taskPageSize,
  criteria: definitionCriteria(view),
  ...ordersOf(definitionFields, view.sort),
});

/** What an export of the tasks of each holds: what the view looks for, on every page. */
export const taskExport = (
  view: Pick<TableView, 'search' | 'filters' | 'sort'>,
): Pick<SearchRequest<TaskInstanceCriteria, TaskInstanceField>, 'criteria' | 'orders'> => ({
  criteria: instanceCriteria(view),
  ...ordersOf(instanceFields, view.sort),
});

/** What a view of the tasks of each looks for. */
export const taskInstanceSearch = (
  view: TableView,
): SearchRequest<TaskInstanceCriteria, TaskInstanceField> => ({
  page: view.page - 1,
  size: taskInstancePageSize,
  ...taskExport(view),
});
