import { toPorticoError } from '../core/errors.ts'
import type { Feature, StepCall } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { Api } from '../http/api-types.ts'
import type { RequestName, StartUpActions, StartUpEvents, StartUpState } from './types.ts'

/** What start-up needs of the client it lives in. */
export interface StartUpHost {
  readonly api: Api
  readonly ports: Ports
  readonly log: Logger
  /** Tells of an event. */
  emit<Name extends keyof StartUpEvents>(event: Name, payload: StartUpEvents[Name]): void
}

/** What is read before anybody signs in: flags, the portal's metadata, the public policy (SPEC section 4). */
export const startUp: Feature<StartUpHost, StartUpEvents, StartUpState, StartUpActions> = {
  name: 'start-up',
  scope: 'client',
  state: () => ({
    status: 'loading',
    flags: {},
    metadata: null,
    policy: { configuration: null, strategies: null, isSsoActive: false },
    failedRequests: {},
  }),
  actions({ client, task }) {
    const { api } = client

    const loadFlags = task('single', async ({ set, signal }) => {
      const flags = await read(set, 'LOAD_FEATURE_FLAGS', api.get('/flags', { signal }))
      if (flags) set({ flags })
    })

    return {
      loadFlags,
      load: task('single', async ({ set, signal }) => {
        const [metadata] = await Promise.all([readMetadata(set, signal), loadFlags()])
        set({ status: 'loaded', metadata })
        client.emit('loaded', undefined)
      }),
      loadPolicy: task('single', async ({ set, signal }) => {
        const [configuration, strategies, sso] = await Promise.all([
          read(set, 'LOAD_ALLOW_SIGNUPS', api.get('/identity/resources/configurations/v1/public', { signal })),
          read(
            set,
            'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY',
            api.get('/identity/resources/configurations/v1/auth/strategies/public', { signal }),
          ),
          read(
            set,
            'LOAD_SSO_PUBLIC_CONFIGURATION',
            api.get('/team/resources/sso/v2/configurations/public', { signal }),
          ),
        ])
        const policy = {
          configuration: configuration ?? null,
          strategies: strategies ?? null,
          isSsoActive: sso?.isActive === true,
        }
        set({ policy })
        return policy
      }),
    }

    async function readMetadata(set: Set, signal: AbortSignal) {
      const { completeMetadata } = await import('../metadata/complete.ts')
      const rows = await read(
        set,
        'LOAD_ADMIN_BOX_METADATA',
        api.get('/metadata', { query: { entityName: 'adminBox' }, signal }),
      )
      return completeMetadata(rows?.rows[0]?.configuration, { ports: client.ports, log: client.log, signal })
    }
  },
}

type Set = StepCall<StartUpState>['set']

/** What was asked for, or `undefined` where it could not be had; the provider's own failures are kept by name. */
async function read<Answer>(set: Set, name: RequestName, answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const value = await answer
    set(({ failedRequests: { [name]: _, ...others } }) => ({ failedRequests: others }))
    return value
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'AbortError') throw thrown
    const { status = 500, traceId } = toPorticoError(thrown)
    if (status >= 500) set(({ failedRequests }) => ({ failedRequests: { ...failedRequests, [name]: { traceId } } }))
    return undefined
  }
}
