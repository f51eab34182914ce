import { createSlice } from '@reduxjs/toolkit';
import { tabOpened } from '../tabOpened';
import { sampleActivity, type Activity } from './activity';
import { activityHappened } from './dashboardEvents';

export interface DashboardState {
  /** The local date, yyyy-MM-dd, at which a tab was last opened; `null` before. */
  today: string | null;
  /** The latest entries of Recent Activity, newest first. */
  activity: Activity[];
}

declare module '../../../store/storeTypes' {
  interface LazySlices {
    dashboard: DashboardState;
  }
}

const shownEntries = 6;

const initialState: DashboardState = { today: null, activity: sampleActivity(null) };

const dashboardSlice = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(tabOpened, (state, { payload }) => {
        if (state.today === null) state.activity = sampleActivity(payload.today);
        state.today = payload.today;
      })
      .addCase(activityHappened, (state, { payload }) => {
        state.activity = [payload, ...state.activity].slice(0, shownEntries);
      });
  },
  selectors: {
    selectToday: ({ today }) => today,
    selectActivity: ({ activity }) => activity,
  },
});

export const dashboardReducer = dashboardSlice.reducer;
export const { selectToday, selectActivity } = dashboardSlice.getSelectors(
  ({ dashboard = initialState }: { dashboard?: DashboardState | undefined }) => dashboard,
);
