import { malformed } from '@portico/headless/provider'
import { apiTokenRecords } from '../api-tokens/records.ts'
import type { World } from '../calls/world.ts'
import { recordTokenCalls } from '../core/activity.ts'
import type { Policy, PolicyChange } from '../core/settings.ts'
import type { Tenant } from '../core/tenants.ts'
import { userByEmail } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { consistent } from '../state/read-state.ts'
import type { State } from '../state/state.ts'
import { changePolicy } from './policy.ts'
import { addTenant, type NewTenant } from './tenant.ts'
import { addUser, type NewUser } from './user.ts'
import { changeWaysIn, type WaysIn, type WaysInChange } from './ways-in.ts'

/** Prepares a test or a demonstration. Each throws an `Error` that names the option, what came and what is allowed. */
export interface Arranging {
  /** Adds a person and returns a copy of them. Only `email` is required. */
  readonly addUser: (user: NewUser) => User
  /** Adds a tenant and returns a copy of it. */
  readonly addTenant: (tenant: NewTenant) => Tenant
  /** Changes how people may sign in; what is left out stays. Returns the ways in that then hold, also of `{}`. */
  readonly useWaysIn: (waysIn: WaysInChange) => WaysIn
  /** Changes policies; what is left out stays. Returns those that then hold, also of `{}`. */
  readonly setPolicy: (policy: PolicyChange) => Policy
  /** Locks the account of an address, or unlocks it. Throws if no account has the address. */
  readonly setLocked: (email: string, isLocked: boolean) => void
  /** Counts calls with an API token, as an application reports them that checks its tokens itself. Throws for an unknown token. */
  readonly countTokenCalls: (use: TokenUse) => void
  /** Sets the TXT records of a domain in the emulator's own DNS, which asks no other. `[]` removes them. */
  readonly setTxtRecords: (domain: string, values: readonly string[]) => void
  /**
   * Changes the state as no operation would. Throws if what comes of it is no state, with the member that is wrong; then
   * nothing has changed. `unchecked` is for what is broken on purpose.
   */
  readonly arrange: (change: (state: State) => void, options?: { readonly unchecked?: boolean }) => void
}

/** Makes what prepares a world. */
export function createArranging(world: World<State>): Arranging {
  return {
    addUser: (user) => addUser(world, user),
    addTenant: (tenant) => addTenant(world, tenant),
    useWaysIn: (waysIn) => changeWaysIn(world, waysIn),
    setPolicy: (policy) => changePolicy(world, policy),
    setLocked(email, isLocked) {
      const user = userByEmail(world, email)
      if (!user) throw malformed(`setLocked: email was ${JSON.stringify(email)}, but no account has that address`)
      user.isLocked = isLocked
      const address = user.email
      world.state.failedSignIns = world.state.failedSignIns.filter((one) => isLocked || one.address !== address)
      world.changed()
    },
    countTokenCalls(use) {
      countTokenCalls(world, use)
      world.changed()
    },
    setTxtRecords(domain, values) {
      const name = domain.toLowerCase()
      const others = world.state.txtRecords.filter((one) => one.name !== name)
      world.state.txtRecords = [...others, ...values.map((value) => ({ name, value }))]
      world.changed()
    },
    arrange(change, { unchecked = false } = {}) {
      const before = structuredClone(world.state)
      try {
        change(world.state)
        if (!unchecked) consistent(world.state)
      } catch (error) {
        world.state = before
        throw error
      }
      world.changed()
    },
  }
}

/** Calls with an API token. */
export interface TokenUse {
  /** The id of the token. */
  readonly id: string
  /** All calls, with those that were refused. Default 1. */
  readonly calls?: number
  /** Those of them that were refused. Default 0. */
  readonly refused?: number
}

/** Counts calls with a token at the time of the emulator. */
function countTokenCalls(world: World, { id: tokenId, calls = 1, refused = 0 }: TokenUse): void {
  const token = apiTokenRecords.of(world.state).apiTokens.find(({ id }) => id === tokenId)
  if (!token) throw malformed(`countTokenCalls: id was ${JSON.stringify(tokenId)}, but no API token has that id`)
  for (const [name, value] of Object.entries({ calls, refused }))
    if (!Number.isSafeInteger(value) || value < 0) throw malformed(`countTokenCalls: ${name} must be a whole number`)
  if (refused > calls) throw malformed('countTokenCalls: refused are at most all calls')
  recordTokenCalls(world.state, { tenantId: token.tenantId, tokenId, at: world.now(), calls, refused })
}
