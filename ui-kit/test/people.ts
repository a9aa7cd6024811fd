import { createFeatureHook, type Feature, PorticoError } from '@portico/headless'
import {
  type BulkInput,
  type BulkResult,
  emptyList,
  type ListActions,
  type ListPage,
  type ListQuery,
  type ListState,
  listing,
  type Outcome,
} from '@portico/headless/core'

declare module '@portico/headless/core' {
  interface Resources {
    readonly people: true
  }
}

/** A user of a list for tests. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: 'active' | 'invited' | 'locked'
  readonly role: string
  readonly seen: string
}

interface RenameInput {
  readonly id: string
  readonly name: string
}

/** The actions of the list. */
export interface PeopleActions extends ListActions {
  rename(input: RenameInput): Promise<Outcome>
  remove(input: { readonly id: string }): Promise<Outcome>
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}

/** A provider in memory. */
export interface PeopleProvider {
  readonly stored: Map<string, Person>
  /** The calls so far. */
  readonly calls: string[]
  /** Awaited before each answer. Default: nothing. */
  hold: () => Promise<unknown>
  /** Returns the failure of a call, named as in `calls`; `null` for success. */
  failure: (call: string) => PorticoError | null
}

/** The people of a provider: `Person 1` and so on. */
export function peopleProvider(count: number): PeopleProvider {
  const people = Array.from({ length: count }, (_, index) => personAt(index))
  return {
    stored: new Map(people.map((person) => [person.id, person])),
    calls: [],
    hold: async () => {},
    failure: () => null,
  }
}

/** The person at an index, from 0. */
export function personAt(index: number): Person {
  const number = index + 1
  return {
    id: `p${number}`,
    name: `Person ${number}`,
    email: `person${number}@acme.test`,
    status: (['active', 'active', 'invited', 'locked'] as const)[index % 4] ?? 'active',
    role: ['Admin', 'Editor', 'Viewer'][index % 3] ?? '',
    seen: `${(index % 28) + 1} Nov`,
  }
}

/** The hook of a list over a provider. */
export function peopleHook(provider: PeopleProvider, query: Partial<ListQuery> = {}, isEndless = false) {
  return createFeatureHook(peopleOf(provider, query, isEndless))
}

/** The list over a provider. */
export function peopleOf(
  provider: PeopleProvider,
  query: Partial<ListQuery> = {},
  isEndless = false,
): Feature<ListState<Person>, PeopleActions> {
  const answer = async <Value>(call: string, value: () => Value): Promise<Value> => {
    provider.calls.push(call)
    await provider.hold()
    const error = provider.failure(call)
    if (error) throw error
    return value()
  }
  return {
    name: 'people',
    scope: 'client',
    reads: ['people'],
    state: () => emptyList(query),
    actions(tools) {
      const list = listing(tools, (asked) => answer('list', () => pageOf(provider, asked)), {
        resource: 'people',
        isEndless,
      })
      const remove = (id: string) => answer(`remove ${id}`, () => provider.stored.delete(id))
      return {
        ...list.actions,
        rename: list.changing(
          (row, { name }: RenameInput) => ({ ...row, name }),
          ({ id, name }) =>
            answer(`rename ${id}`, () => {
              const former = provider.stored.get(id)
              if (former) provider.stored.set(id, { ...former, name })
            }),
        ),
        remove: list.removing(({ id }: { readonly id: string }) => remove(id)),
        removeMany: list.inBulk(() => null, remove),
      }
    },
    start({ actions }) {
      void actions.load()
    },
  }
}

/** A failure of the provider. */
export function refusal(status = 500): PorticoError {
  return new PorticoError('ER-01090', 'The service does not answer.', { status, traceId: '8f2c41d0a97e4b63' })
}

function pageOf({ stored }: PeopleProvider, { search, filters, sort, page, pageSize }: ListQuery): ListPage<Person> {
  const found = [...stored.values()].filter(
    (person) =>
      person.name.toLowerCase().includes(search.toLowerCase()) &&
      Object.entries(filters).every(([column, value]) => Reflect.get(person, column) === value),
  )
  const by = sort?.by
  if (by !== undefined) {
    const direction = sort?.order === 'DESC' ? -1 : 1
    const textOf = (person: Person) => String(Reflect.get(person, by))
    found.sort((one, other) => direction * textOf(one).localeCompare(textOf(other), 'en', { numeric: true }))
  }
  const size = pageSize ?? found.length
  return { rows: found.slice(page * size, (page + 1) * size), total: found.length }
}
