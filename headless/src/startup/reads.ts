import type { TaskCall } from '../core/feature.ts'
import { objectsIn } from '../core/lists/rows-in.ts'
import { membersIn } from '../core/members-in.ts'
import { isRecord } from '../core/record.ts'
import { completeMetadata } from '../metadata/complete.ts'
import { recorded } from './recorded.ts'
import type { PublicPolicy, RequestName, StartUpHost, StartUpState } from './types.ts'

type Strategies = NonNullable<PublicPolicy['strategies']>

/** Loads the flags; a failure keeps the former ones. */
export async function readFlags({ api }: StartUpHost, call: TaskCall<StartUpState>): Promise<void> {
  const flags = await read(call, 'LOAD_FEATURE_FLAGS', api.get('/flags', { signal: call.signal }))
  // Of flags, only texts mean anything.
  const texts = Object.entries(flags ?? {}).filter(([, flag]) => typeof flag === 'string')
  if (isRecord(flags)) call.set({ flags: Object.fromEntries(texts) })
}

/** Reads the list of what the provider answers. After a failure, an operation that is not there is known by its 501. */
export async function readOffer({ api }: StartUpHost, { set, signal }: TaskCall<StartUpState>): Promise<void> {
  const close = (operations: readonly string[] | null) =>
    set(({ offer }) => ({ offer: { ...offer, isListed: false, operations } }))
  try {
    // The portal waits for it.
    const options = { signal, timeout: 3000, retry: { attempts: 1 } }
    const { operations } = await api.get('/portico/operations/v1', { ...options, needsObject: true })
    close(Array.isArray(operations) ? operations.filter((one) => typeof one === 'string') : null)
  } catch (error) {
    close(null)
    throw error
  }
}

/** Loads the portal's metadata and merges it. A failure keeps the former value or the defaults. */
export async function readMetadata(client: StartUpHost, call: TaskCall<StartUpState>): Promise<void> {
  const query = { entityName: 'adminBox' } as const
  const { signal } = call
  const answer = await read(call, 'LOAD_ADMIN_BOX_METADATA', client.api.get('/metadata', { query, signal }))
  if (!answer && call.state().metadata) return
  // A body that is not JSON reads as an empty object.
  const configuration = answer?.rows?.[0]?.configuration
  call.set({ metadata: await completeMetadata(configuration, { ports: client.ports, log: client.log, signal }) })
}

/** Loads the public sign-in policy. A failed part keeps its former value. */
export async function readPolicy(client: StartUpHost, call: TaskCall<StartUpState>): Promise<PublicPolicy> {
  const { api, options } = client
  const { signal, state } = call
  const { policy: former } = state()
  const configurations = '/identity/resources/configurations/v1'
  const [configuration, strategies, sso, account] = await Promise.all([
    read(call, 'LOAD_ALLOW_SIGNUPS', api.get(`${configurations}/public`, { signal })),
    read(call, 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY', api.get(`${configurations}/auth/strategies/public`, { signal })),
    read(call, 'LOAD_SSO_PUBLIC_CONFIGURATION', api.get('/team/resources/sso/v2/configurations/public', { signal })),
    read(call, 'LOAD_CUSTOM_LOGIN_ROUTES', readAccount()),
  ])
  const known = isRecord(strategies) ? strategiesIn(strategies, client) : former.strategies
  const main = account?.applicationUrl ? known?.mainAuthStrategies[0]?.strategy : undefined
  const found = isRecord(configuration) ? membersIn(configuration, configurationTypes) : former.configuration
  const policy = {
    configuration: found && main ? { ...found, authStrategy: main } : found,
    strategies: known,
    isSsoActive: sso ? sso.isActive === true : former.isSsoActive,
    ...(account !== undefined && { account }),
  }
  call.set({ policy })
  return policy

  /** The page's tenant may have a login of its own. */
  async function readAccount() {
    if (!(await options.tenantResolver?.())) return null
    const account = await api.get('/tenants/resources/account-settings/v1/public', { signal })
    return isRecord(account) ? membersIn(account, { string: ['tenantId', 'applicationUrl', 'loginUrl'] }) : null
  }
}

const configurationTypes = {
  string: ['authStrategy', 'machineToMachineAuthStrategy'],
  boolean: ['allowSignups', 'allowNotVerifiedUsersLogin', 'apiTokensEnabled', 'forcePermissions'],
} as const

/** The sign-in methods of an answer that have names. */
function strategiesIn(answer: Strategies, client: StartUpHost): Strategies {
  const named = ({ strategy }: { readonly strategy: string }) => typeof strategy === 'string'
  return {
    mainAuthStrategies: objectsIn(answer.mainAuthStrategies, client).filter(named),
    secondaryAuthStrategies: objectsIn(answer.secondaryAuthStrategies, client)
      .filter(named)
      .map((one) => ({ ...one, isActive: one.isActive === true })),
  }
}

/** The answer, or `undefined` after a failure. Failures of the provider are recorded by name. */
async function read<Answer>(
  { set }: TaskCall<StartUpState>,
  name: RequestName,
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const value = await answer
    set(recorded({ name }))
    return value
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    set(recorded({ name, error }))
    return undefined
  }
}
