import type { Send } from '../../calls/reach.ts'

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
        kept.set(url, { status: response.status, text: await response.clone().text(), failure: '' })
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
