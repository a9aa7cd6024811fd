/** A row of the compared tables. */
export interface BenchPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: string
  readonly role: string
  readonly groups: string
  readonly seen: string
  readonly joined: string
}

/** The rows of the compared tables. */
export const people: readonly BenchPerson[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `p${index}`,
  name: `Person ${index}`,
  email: `person${index}@acme.test`,
  status: index % 7 === 0 ? 'Locked' : 'Active',
  role: ['Admin', 'Editor', 'Viewer'][index % 3] ?? '',
  groups: ['Sales', 'Support', 'Operations'][index % 3] ?? '',
  seen: `${(index % 28) + 1} Nov`,
  joined: `${(index % 28) + 1} Mar 2024`,
}))
