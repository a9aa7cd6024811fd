import { malformed, Refusal, refusalAnswer } from '@portico/headless/provider'
import { isOperation } from '../http/addresses.ts'

/** Something that goes wrong on purpose. */
export interface Fault {
  /** The operation it befalls, or `*` for every one. */
  readonly operation: string
  /**
   * The fault: `status` answers with a status instead, `delay` answers late, `drop` loses the answer, `brokenBody` cuts
   * the body in half.
   */
  readonly kind: 'status' | 'delay' | 'drop' | 'brokenBody'
  /** How often. Default: until cleared. */
  readonly times?: number
  /** How many calls go well first. Default 0. */
  readonly after?: number
  /** The status of `status`. Default 500. */
  readonly status?: number
  /** The body of `status`: sent as it is. Default: an error body with a text of its own. */
  readonly body?: string
  /** Further headers of `status`, for example `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds of `delay`. Default 1000. */
  readonly delayMs?: number
  /**
   * Of `drop` and `delay`: whether the call is lost or held up on its way in (`before`), or has taken effect and its
   * answer is (`after`). Default `before`.
   */
  readonly when?: 'before' | 'after'
}

/** The faults that are set. */
export interface Faults {
  /** Sets one. Throws where no operation has its name, a number is none, or its status or headers cannot be sent. */
  readonly add: (fault: Fault) => void
  /** The faults that wait for a call. */
  readonly list: () => readonly Fault[]
  /** Takes all of them away. */
  readonly clear: () => void
  /** Answers a call under the faults that befall it; `null` for an answer that must never arrive. */
  readonly around: (operation: string, answer: () => Promise<Response>) => Promise<Response | null>
}

/** Makes an empty set of {@link Faults}. */
export function createFaults(wait: (ms: number) => Promise<void>): Faults {
  let faults: { readonly fault: Fault; after: number; times: number }[] = []

  return {
    add(fault) {
      if (fault.operation !== '*' && !isOperation(fault.operation)) {
        throw malformed(`No operation is called ${fault.operation}; the contract names them, and * is every one`)
      }
      for (const [name, least] of counts) hold(fault, name, least)
      if (fault.kind === 'status') sendable(fault)
      faults.push({ fault, after: fault.after ?? 0, times: fault.times ?? Number.POSITIVE_INFINITY })
    },
    list: () => faults.map(({ fault }) => fault),
    clear: () => {
      faults = []
    },
    async around(operation, answer) {
      const fault = next(operation)
      if (!fault) return answer()
      switch (fault.kind) {
        case 'status':
          return statusAnswer(fault)
        case 'delay': {
          const late = fault.when === 'after' ? await answer() : null
          await wait(fault.delayMs ?? 1000)
          return late ?? answer()
        }
        case 'drop':
          if (fault.when === 'after') await answer()
          return null
        case 'brokenBody':
          return cutInHalf(await answer())
        default:
          return fault.kind satisfies never
      }
    },
  }

  function next(operation: string): Fault | undefined {
    for (const entry of faults) {
      if (entry.fault.operation !== '*' && entry.fault.operation !== operation) continue
      if (entry.after > 0) {
        entry.after -= 1
        continue
      }
      entry.times -= 1
      if (entry.times <= 0) faults = faults.filter((other) => other !== entry)
      return entry.fault
    }
    return undefined
  }
}

const counts = [
  ['times', 1],
  ['after', 0],
  ['delayMs', 0],
] as const

function hold(fault: Fault, name: (typeof counts)[number][0], least: number): void {
  const value = fault[name] ?? least
  if (!Number.isSafeInteger(value) || value < least) throw malformed(`${name} must be a whole number from ${least}`)
}

function sendable(fault: Fault): void {
  const { status = 500 } = fault
  // Not each environment of tests has a Response that refuses others.
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw malformed(`The fault cannot be sent: the status ${status} is not within 200 and 599`)
  try {
    statusAnswer(fault)
  } catch (error) {
    throw malformed(`The fault cannot be sent: ${error instanceof Error ? error.message : error}`)
  }
}

function statusAnswer({ status = 500, body, headers = {} }: Fault): Response {
  if ([204, 205, 304].includes(status)) return new Response(null, { status, headers })
  if (body !== undefined) return new Response(body, { status, headers })
  return refusalAnswer(
    new Refusal(status, 'ER-FAULT', 'The service is having trouble. Please try again later', { headers }),
  )
}

async function cutInHalf(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text.slice(0, Math.ceil(text.length / 2)), {
    status: response.status,
    headers: response.headers,
  })
}
