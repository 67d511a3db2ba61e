export * from '../organizer';
