import { toPorticoError } from '../core/errors.ts'
import type { RecordedRead, StartUpState } from './types.ts'

/** Records a failure of status 500 and above by the request's name, and clears it after a success. */
export function recorded({ name, error }: RecordedRead): (state: StartUpState) => Partial<StartUpState> {
  return ({ failedRequests }) => {
    const { [name]: former, ...others } = failedRequests
    if (error === undefined) return { failedRequests: others }
    const { status = 500, traceId } = toPorticoError(error)
    if (status < 500) return {}
    return { failedRequests: { ...others, [name]: { traceId } } }
  }
}
