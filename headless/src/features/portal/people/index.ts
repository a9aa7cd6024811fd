export { people } from './feature.ts'
export type { PeopleActions, PeopleState, Person } from './types.ts'
export { usePeople } from './use-people.ts'
