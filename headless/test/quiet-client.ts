import { type Client, type ClientOptions, createClient } from '../src/client/index.ts'
import { type FakePorts, fakePorts } from './fake-ports.ts'

/** The options of {@link quietClient}. */
export interface QuietOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** The address of the page. */
  readonly address?: string
}

/** Makes a client on fake ports without a network, for tests without calls. Given ports replace the fake ones. */
export function quietClient({ address, ports: own, ...options }: QuietOptions = {}): {
  readonly client: Client
  readonly ports: FakePorts
} {
  const ports = fakePorts(address === undefined ? {} : { address })
  return { client: createClient({ baseUrl: 'http://localhost:4400', ports: { ...ports, ...own }, ...options }), ports }
}
