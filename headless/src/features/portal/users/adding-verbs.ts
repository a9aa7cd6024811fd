import { addUser, addUsers } from './add-users.ts'
import type { AddUserInput, AddUsersInput, AddUsersResult, RetryRefusedInput } from './types.ts'
import type { UsersListing, UsersTools } from './users-memory.ts'

/** The verbs that add users. */
export function addingVerbs({ client, memory, state, step, task }: UsersTools, list: UsersListing) {
  return {
    add: list.creating(({ roleIds, expirationInSeconds, applicationIds, ...person }: AddUserInput, signal) => {
      const access = {
        ...(roleIds && { roleIds }),
        ...(applicationIds && { applicationIds }),
        ...(expirationInSeconds !== undefined && { expirationInSeconds }),
      }
      return addUser(client, person, access, signal)
    }),
    addMany: task<AddUsersResult, AddUsersInput>(
      'single',
      (call, { people, ...access }) => {
        memory().access = access
        return addUsers(call, client, people, nothing, (person) => addUser(client, person, access, call.signal))
      },
      { changes },
    ),
    retryRefused: task<AddUsersResult, RetryRefusedInput | undefined>(
      'single',
      (call, input) => {
        const { added = [], refused = [] } = state().adding ?? {}
        const { access } = memory()
        const people = input?.people ?? refused.filter(({ canRetry }) => canRetry).map(({ person }) => person)
        const kept = input?.people ? [] : refused.filter(({ canRetry }) => !canRetry)
        return addUsers(call, client, people, { added, refused: kept }, (person) =>
          addUser(client, person, access, call.signal),
        )
      },
      { changes },
    ),
    clearAdding: step(({ set }) => set({ adding: null })),
  }
}

const changes = ['people'] as const
const nothing: AddUsersResult = { added: [], refused: [] }
