import { type Client, type ClientOptions, createClient } from '../src/client/index.ts'
import { type FakePorts, fakePorts } from './fake-ports.ts'

/** Makes a client on fake ports and a dead network, for features that make no calls. */
export function quietClient(options: Omit<ClientOptions, 'baseUrl' | 'ports'> & { readonly address?: string } = {}): {
  readonly client: Client
  readonly ports: FakePorts
} {
  const { address, ...clientOptions } = options
  const ports = fakePorts(address === undefined ? {} : { address })
  return { client: createClient({ baseUrl: 'http://localhost:4400', ports, ...clientOptions }), ports }
}
