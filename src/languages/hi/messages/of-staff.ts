export * as absences from './absences.ts';
export * as calendarFeeds from './calendar-feeds.ts';
export * as closures from './closures.ts';
export * as roomClosures from './room-closures.ts';
export * as rooms from './rooms.ts';
export * as schedules from './schedules.ts';
export * as visits from './visits.ts';
export * as workingHours from './working-hours.ts';
