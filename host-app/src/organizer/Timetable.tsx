export { TimetableScreen as Timetable } from 'boxoffice/organizer';
