import type { Send } from '../../calls/reach.ts'
import { textWithin } from '../../calls/text-within.ts'

/** The answer of a provider at one address. */
export interface Exchange {
  /** The HTTP status; `null` if the provider was not reached. */
  readonly status: number | null
  readonly text: string
  /** The failure of a request that was not answered. */
  readonly failure: string
}

/** A function that sends requests, and the answers to them. */
export interface Exchanges {
  readonly send: Send
  /** The last exchange at an address, or `undefined`. */
  at(address: string | undefined): Exchange | undefined
  /** The exchange that began last, with its address. */
  last(): (Exchange & { readonly address: string }) | undefined
}

/** Keeps the answers of a provider for one sign-in, so that the reason of a refusal can be read from them. */
export function keepExchanges(send: Send): Exchanges {
  const kept = new Map<string, Exchange>()
  return {
    async send(request) {
      const { url } = request
      kept.delete(url)
      try {
        const response = await send(request)
        const { text, isWhole } = await textWithin(response.clone(), mostBytes)
        if (!isWhole) {
          response.body?.cancel().catch(() => {})
          throw new Error(`The answer has more than ${mostBytes} bytes`)
        }
        kept.set(url, { status: response.status, text, failure: '' })
        return response
      } catch (error) {
        kept.set(url, { status: null, text: '', failure: error instanceof Error ? error.message : String(error) })
        throw error
      }
    },
    at: (address) => (address === undefined ? undefined : kept.get(address)),
    last() {
      const [address, exchange] = [...kept].at(-1) ?? []
      return address !== undefined && exchange ? { ...exchange, address } : undefined
    },
  }
}

/** The status of an exchange, or its failure, in words for an administrator. */
export function outcomeOf({ status, failure }: Exchange): string {
  return status === null ? failure : `HTTP ${status}`
}

/** More than any provider needs, and little enough to be held. */
const mostBytes = 2 ** 20
