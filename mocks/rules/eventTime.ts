export { instantOf, minuteOf } from '../../src/domain/time/eventTime';
