export { instantOf, minuteOf } from '../../src/domain/eventTime';
