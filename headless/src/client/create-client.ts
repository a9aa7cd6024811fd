import { createContainer } from '../core/client.ts'
import { PorticoError } from '../core/errors.ts'
import { platformPorts } from '../core/ports/index.ts'
import { createApi } from '../http/api.ts'
import { session } from '../session/feature.ts'
import { startUp } from '../startup/feature.ts'
import { createNavigation } from './navigation.ts'
import type { Client, ClientEvents, ClientOptions } from './types.ts'

/**
 * Makes a client. Nothing is sent and nothing is touched before it is used or started.
 *
 * Throws a {@link PorticoError} of code `base-url-missing` when there is no base URL.
 */
export function createClient(options: ClientOptions): Client {
  if (!options.baseUrl) {
    throw new PorticoError('base-url-missing', 'createClient needs a baseUrl')
  }
  const { preview } = options
  const platform = { ...platformPorts(), ...options.ports }
  const ports = preview ? { ...platform, fetch: previewFetch(preview.fetch), tabs: null } : platform
  const container = createContainer<Client, ClientEvents>(options, ports, () => client)
  const navigation = createNavigation(options, ports.page)
  let started: Promise<void> | undefined
  let flagsRead: Promise<unknown> | undefined

  const client: Client = {
    ...container,
    ...navigation,
    options,
    api: createApi(options, {
      ports,
      log: container.log,
      leave: navigation.leave,
      accessToken: async () =>
        container.get(session).getSnapshot().user && client.session.getAccessToken({ minTtl: 5 }),
    }),
    get session() {
      return container.get(session).actions
    },
    get startUp() {
      return container.get(startUp).actions
    },
    start: () => (started ??= start()),
    ready(listener) {
      if (known().status === 'loaded') return listener()
      const unsubscribe = container.on('loaded', () => {
        unsubscribe()
        listener()
      })
    },
    async isFlagOn(name) {
      const own = options.flags?.[name]
      if (!own) await (flagsRead ??= client.startUp.loadFlags())
      return (own ?? known().flags[name]) === 'on'
    },
  }
  // The provider may tell a person other flags than it tells the page.
  container.on('signedIn', () => void client.startUp.loadFlags())
  return client

  async function start() {
    container.get(session).subscribe(() => {})
    flagsRead ??= client.startUp.loadFlags()
    await client.startUp.load()
  }

  function known() {
    return container.get(startUp).getSnapshot()
  }
}

function previewFetch(answer: (request: Request) => Promise<Response>): typeof fetch {
  return (input, init) => answer(new Request(input, init))
}
