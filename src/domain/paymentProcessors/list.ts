import type {
  PaymentProcessorCriteria,
  PaymentProcessorField,
  ProcessorGateway,
  SearchRequest,
} from '../../contract';
import type { TableView } from '../table';

const processorGateways: readonly ProcessorGateway[] = ['stripe', 'spreedly', 'paypal', 'zooz'];

/** Column → field; the others can't be sorted by. */
const fields: Partial<Record<string, PaymentProcessorField>> = { name: 'NAME', modified: 'MODIFIED' };

/** What a list of processors asks for. Filters that an address made up are left out. */
export function processorSearch(
  { filters, sort, page }: TableView,
  size: number,
): SearchRequest<PaymentProcessorCriteria, PaymentProcessorField> {
  const gateway = processorGateways.find((each) => each === filters['gateway']);
  const { currency, active } = filters;
  const field = sort ? fields[sort.column] : undefined;
  return {
    page: page - 1,
    size,
    criteria: {
      ...(gateway && { gateway }),
      ...(currency !== undefined && /^[A-Z]{3}$/.test(currency) && { currency }),
      ...((active === 'true' || active === 'false') && { active: active === 'true' }),
    },
    ...(field && { orders: { [field]: sort?.direction === 'descending' ? 'DESC' : 'ASC' } }),
  };
}
