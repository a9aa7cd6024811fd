import type { CallOrigin } from '../core/client.ts'
import { part } from '../core/errors.ts'
import type { ApiHost, CallsOptions } from './api-options.ts'
import type { Api, LooseOptions, Method } from './api-types.ts'
import type { Calls } from './calls.ts'

/**
 * Makes `client.api`: every operation of the contract by method and path. The code of calls loads with the first one, or
 * with {@link loadCalls}.
 */
export function createApi(options: CallsOptions, host: ApiHost): Api {
  let calls: Calls | undefined
  const via =
    (method: Method) =>
    async (path: string, call: LooseOptions = {}) => {
      const held = call.held ?? { scope: 'tenant', holder: host.holder('tenant') }
      const { createCalls } = await loadCalls()
      calls ??= createCalls(options, host)
      return calls.make(method, path, { ...call, held })
    }

  // The types of the contract state the arguments and answers of these five functions, path by path.
  return { get: via('get'), post: via('post'), put: via('put'), patch: via('patch'), delete: via('delete') } as Api
}

/** The same operations for a feature: a call that names no `source` has that of the feature, and is for its holder. */
export function apiOf(api: Api, { source, held }: CallOrigin): Api {
  const of =
    (method: Method) =>
    (path: string, call?: LooseOptions): unknown =>
      // The options are those of the contract for this path, which the caller was held to.
      (api[method] as (path: string, call: LooseOptions) => unknown)(path, {
        ...(source && { source }),
        ...(held && { held: held() }),
        ...call,
      })
  return { get: of('get'), post: of('post'), put: of('put'), patch: of('patch'), delete: of('delete') } as Api
}

/** No form waits for a call: its code loads beside it. */
export function loadCalls(): Promise<typeof import('./calls.ts')> {
  return part(import('./calls.ts'))
}
