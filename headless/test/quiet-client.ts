import { type Client, type ClientOptions, createClient } from '../src/client/index.ts'
import { type FakePorts, fakePorts } from './fake-ports.ts'

/** How a quiet client is made. */
export interface QuietOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** The address of the page. */
  readonly address?: string
}

/** Makes a client on fake ports and a dead network, for what makes no calls. Ports that are given replace the fake ones. */
export function quietClient({ address, ports: own, ...options }: QuietOptions = {}): {
  readonly client: Client
  readonly ports: FakePorts
} {
  const ports = fakePorts(address === undefined ? {} : { address })
  return { client: createClient({ baseUrl: 'http://localhost:4400', ports: { ...ports, ...own }, ...options }), ports }
}
