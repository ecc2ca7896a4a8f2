import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Announcement } from './announcements.ts';
import { seatLeft } from './matchReducer.ts';

export const announcementsQueued = createAction<readonly Announcement[]>('announcements/queued');
export const announcementRead = createAction('announcements/read');

const NONE: readonly Announcement[] = [];

/** The first is on the screen, the others wait. */
export function announcements(
  queue: readonly Announcement[] = NONE,
  action: UnknownAction,
): readonly Announcement[] {
  if (announcementsQueued.match(action)) return [...queue, ...action.payload];
  if (announcementRead.match(action)) return queue.slice(1);
  if (seatLeft.match(action)) return NONE;
  return queue;
}
