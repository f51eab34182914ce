import { describeRecordMachine } from '../../../testing/describeRecordMachine';
import {
  communityServicesReducer as reducer,
  selectActiveSubscriptions,
  selectServiceCategory,
  selectShownServices,
  serviceSubscriptionBinding as binding,
  type CommunityServicesState,
} from './communityServicesSlice';
import type { CommunityService } from './communityService';
import {
  serviceCategoryChosen,
  serviceSubscribed,
  serviceUnsubscribed,
} from './communityServicesEvents';

const start = reducer(undefined, { type: '@@start' });
const root = (communityServices: CommunityServicesState) => ({ communityServices });
const names = (services: readonly CommunityService[]) => services.map(({ name }) => name);

function service(id: string, state = start): CommunityService {
  const found = state.records.find((service) => service.id === id);
  if (found === undefined) throw new Error(`There is no service ${id}.`);
  return found;
}

const offered = 'carbon-ledger';

describeRecordMachine(binding, reducer, offered, {
  serviceSubscribed: () => serviceSubscribed(service(offered)),
  serviceUnsubscribed: () => serviceUnsubscribed(service(offered)),
});

test('subscribing changes only its service and updates the list of subscriptions', () => {
  expect(names(selectActiveSubscriptions(root(start)))).toEqual(['Night Watch']);
  const subscribed = reducer(start, serviceSubscribed(service('market-lens')));
  expect(names(selectActiveSubscriptions(root(subscribed)))).toEqual([
    'Night Watch',
    'Market Lens',
  ]);
  expect(service('night-watch', subscribed)).toBe(service('night-watch'));
  const none = [service('market-lens'), service('night-watch')]
    .map(serviceUnsubscribed)
    .reduce(reducer, subscribed);
  expect(selectActiveSubscriptions(root(none))).toEqual([]);
});

test('a missing service rejects every event', () => {
  const unknown = { id: 'unknown', name: 'Unknown' };
  expect(reducer(start, serviceSubscribed(unknown))).toBe(start);
  expect(binding.rejectedEvent(start, serviceUnsubscribed(unknown))).toEqual({
    machine: 'serviceSubscription',
    status: 'absent',
    event: 'serviceUnsubscribed',
  });
});

test.each([
  ['all', ['Carbon Ledger', 'Night Watch', 'Clear Desk', 'Market Lens']],
  ['Environmental', ['Carbon Ledger']],
  ['Security', ['Night Watch']],
  ['Productivity', ['Clear Desk']],
  ['Analytics', ['Market Lens']],
] as const)('the filter %s shows %j and leaves the subscriptions', (category, shown) => {
  const state = reducer(start, serviceCategoryChosen(category));
  expect(selectServiceCategory(root(state))).toBe(category);
  expect(names(selectShownServices(root(state)))).toEqual(shown);
  expect(names(selectActiveSubscriptions(root(state)))).toEqual(['Night Watch']);
});

test('selectors keep their references until the data changes', () => {
  expect(selectShownServices(root({ ...start }))).toBe(selectShownServices(root(start)));
});
