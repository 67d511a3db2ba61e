export { blocksOf, drawnEnd, inReadingOrder, type TimetableBlock } from './blocks';
export { dayRange, hoursAround, hoursIn, minuteMs, openingDay, sessionsOn, type TimeRange } from './day';
export {
  inColumn,
  limitsOf,
  moved,
  positionOf,
  samePosition,
  sessionAt,
  snappedBy,
  stretched,
  timetableColumns,
  type SessionPosition,
  type TimetableBy,
} from './position';
