import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { HitMarkerId } from '../content/hitMarkers.ts';
import { hitMarkerDrawn, rallyRolled, unitDestroyed } from '../events/index.ts';
import type { HitMarkerPool, HitMarkers } from '../state.ts';

const initialState: HitMarkers = { foot: { remaining: 0, contents: [] } };

/** The pools that hit markers are drawn from, without replacement (R7.4-1). */
export const hitMarkers = createSlice({
  name: 'hitMarkers',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(hitMarkerDrawn, ({ foot }, { payload }) => take(foot, payload.marker));
    on.addCase(unitDestroyed, ({ foot }, { payload }) => putBack(foot, payload.marker));
    on.addCase(rallyRolled, ({ foot }, { payload }) => {
      if (payload.recovered) putBack(foot, payload.marker);
    });
  },
});

/** Markers run out only when nobody can draw a real one any more (H-17). */
function take(pool: Draft<HitMarkerPool>, marker: HitMarkerId | null): void {
  pool.remaining = Math.max(0, pool.remaining - 1);
  const place = pool.contents?.findIndex((one) => one === marker) ?? -1;
  if (place >= 0) pool.contents?.splice(place, 1);
}

/** R7.4-3. */
function putBack(pool: Draft<HitMarkerPool>, marker: HitMarkerId | null): void {
  if (marker === null || marker === 'spare') return;
  pool.remaining += 1;
  pool.contents?.push(marker);
}
