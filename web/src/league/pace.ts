import type { Pace } from '../api/types';

/** For bots, and for races at a real table. */
export const withoutClock: Pace = { seconds: 0, warning: 0, missed: 'bot', is_reaction: false };
