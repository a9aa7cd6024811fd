export { peopleFeature } from './feature.ts'
export type { PeopleActions, PeopleFilters, PeopleState, Person } from './types.ts'
export { usePeople } from './use-people.ts'
