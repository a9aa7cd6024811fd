import { addUser, addUsers } from './add-users.ts'
import type { AddUserInput, AddUsersInput, AddUsersResult, RetryUnallowedInput } from './types.ts'
import type { UsersListing, UsersTools } from './users-memory.ts'

/** The verbs that add users. */
export function addingVerbs({ client, memory, state, step, task }: UsersTools, list: UsersListing) {
  const { api } = client
  return {
    add: list.creating(({ roleIds = [], expirationInSeconds, ...person }: AddUserInput, signal) =>
      addUser(api, person, { roleIds, ...(expirationInSeconds !== undefined && { expirationInSeconds }) }, signal),
    ),
    addMany: task<AddUsersResult, AddUsersInput>(
      'single',
      (call, { people, ...access }) => {
        memory().access = access
        return addUsers(call, people, [], (person) => addUser(api, person, access, call.signal))
      },
      { changes },
    ),
    retryUnallowed: task<AddUsersResult, RetryUnallowedInput | undefined>(
      'single',
      (call, input) => {
        const { allowed = [], unallowed = [] } = state().adding ?? {}
        const { access } = memory()
        const people = input?.people ?? unallowed.map(({ person }) => person)
        return addUsers(call, people, allowed, (person) => addUser(api, person, access, call.signal))
      },
      { changes },
    ),
    clearAdding: step(({ set }) => set({ adding: null })),
  }
}

const changes = ['people'] as const
