import { part } from '../core/errors.ts'
import type { ApiHost, ApiOptions } from './api-options.ts'
import type { Api, LooseOptions, Method } from './api-types.ts'
import type { Calls } from './calls.ts'

/**
 * Makes `client.api`: every operation of the contract by method and path. The code of calls loads with the first one, or
 * with {@link loadCalls}.
 */
export function createApi(options: ApiOptions, host: ApiHost): Api {
  let calls: Calls | undefined
  const via =
    (method: Method) =>
    async (path: string, call: LooseOptions = {}) => {
      const { createCalls } = await loadCalls()
      calls ??= createCalls(options, host)
      return calls.make(method, path, call)
    }

  // The types of the contract state the arguments and answers of these five functions, path by path.
  return { get: via('get'), post: via('post'), put: via('put'), patch: via('patch'), delete: via('delete') } as Api
}

/** No form waits for a call: its code loads beside it. */
export function loadCalls(): Promise<typeof import('./calls.ts')> {
  return part(import('./calls.ts'))
}
