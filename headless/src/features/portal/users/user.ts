import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { verbsFrom } from '../../../core/verb-table.ts'
import { type Catalogue, emptyCatalogue, entriesOf } from './catalogue.ts'
import { accessOf, readUser } from './read-user.ts'
import type { ExpiryInput, RolesInput } from './types.ts'
import { mailCalls, secondsUntil, userCalls } from './user-calls.ts'
import { userNotFound } from './user-not-found.ts'
import { changedUser } from './user-of.ts'
import type { UserActions, UserDetails, UserOptions, UserState } from './user-types.ts'
import { type UserVerb, verbsOfOne } from './user-verbs.ts'

/** One user: identity, access with its origins, groups, phone numbers, applications and last audits. */
export const userFeature: Feature<UserState, UserActions, UserOptions> = {
  name: 'user',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['people', 'roles', 'groups'],
  state: () => ({ value: null }),
  memory: () => ({ catalogue: emptyCatalogue() }),
  actions(tools, options) {
    const { id } = options
    const { client, memory, state, task } = tools
    const { clock } = client.ports
    const calls = userCalls(client.api, id)
    const record = singleRecord<UserDetails>(tools, {
      resource: 'people',
      async read(signal) {
        const read = await readUser(client, options, signal)
        memory().catalogue = read.catalogue
        return read.user
      },
      write: ({ name, phoneNumber }, signal) =>
        calls.update(
          { ...(name !== undefined && { name }), ...(phoneNumber !== undefined && { phoneNumber }) },
          signal,
        ),
    })
    return {
      ...record,
      ...verbsFrom<keyof typeof verbsOfOne, UserVerb, () => Promise<Outcome>>(verbsOfOne, ({ change, send }) => {
        const work = (signal: AbortSignal) => send({ calls, mails }, signal)
        if (!change) return task<void>('single', async ({ signal }) => void (await work(signal)))
        return changing<void>(
          (shown) => changedUser(shown, change, clock.now()),
          (_, signal) => work(signal),
        )
      }),
      setRoles: changing(
        (shown, { roleIds }: RolesInput) => withRoles(shown, roleIds, memory().catalogue),
        ({ roleIds }, signal) => calls.setRoles({ roleIds }, signal),
      ),
      remove: changing<void>(
        (shown) => shown,
        (_, signal) => calls.remove(signal),
      ),
      setTemporary: changing(
        (shown, { expiresAt }: ExpiryInput) => changedUser(shown, { expiresAt }, clock.now()),
        (input, signal) => calls.setTemporary(secondsUntil(input, clock), signal),
        (input) => void secondsUntil(input, clock),
      ),
    }

    /** Makes a verb that shows its change at once. `check` may throw before. */
    function changing<Input>(
      change: (shown: UserDetails, input: Input) => UserDetails,
      send: (input: Input, signal: AbortSignal) => Promise<unknown>,
      check?: (input: Input) => void,
    ) {
      return task(
        'parallel',
        async ({ optimistic, signal }, input: Input) => {
          check?.(input)
          optimistic(({ value }) => ({ value: value && change(value, input) }))
          await send(input, signal)
        },
        { changes: ['people'] },
      )
    }

    function mails() {
      const { value } = state()
      if (!value) throw userNotFound()
      return mailCalls(client.api, value.email)
    }
  },
  start: loadWhileSignedIn,
} satisfies Feature<UserState, UserActions, UserOptions, UserMemory>

interface UserMemory {
  /** The names of roles and groups, for changes that are shown at once. */
  catalogue: Catalogue
}

function withRoles(shown: UserDetails, roleIds: readonly string[], catalogue: Catalogue): UserDetails {
  const roles = entriesOf(catalogue.roles, roleIds)
  return { ...shown, roleIds, roles, access: accessOf({ roles, groups: shown.groups }, catalogue) }
}
