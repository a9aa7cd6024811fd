import { createContainer } from '../core/client.ts'
import { PorticoError } from '../core/errors.ts'
import { platformPorts } from '../core/ports/index.ts'
import { createApi } from '../http/api.ts'
import { createRoutes } from '../routes/index.ts'
import { session } from '../session/feature.ts'
import { startUp } from '../startup/feature.ts'
import { createNavigation } from './navigation.ts'
import type { Client, ClientEvents, ClientOptions } from './types.ts'

/**
 * Makes a client. Nothing is sent and nothing is touched before it is used or started.
 *
 * Throws a {@link PorticoError} of code `base-url-missing` when there is no base URL (SPEC section 5).
 */
export function createClient(options: ClientOptions): Client {
  if (!options.baseUrl) {
    throw new PorticoError('base-url-missing', 'createClient needs a baseUrl: where the provider is')
  }
  const { preview } = options
  const platform = { ...platformPorts(), ...options.ports }
  const ports = preview ? { ...platform, fetch: previewFetch(preview.fetch) } : platform
  const container = createContainer<Client, ClientEvents>(options, ports, () => client)
  const routes = createRoutes(options.routes)
  const navigation = createNavigation(options, ports.page)
  let started: Promise<void> | undefined
  let flags: Promise<unknown> | undefined

  const client: Client = {
    ...container,
    ...navigation,
    routes,
    redirects: { allowedOrigins: options.allowedOrigins ?? [], enforce: options.enforceRedirects ?? true },
    keepSessionAlive: options.keepSessionAlive ?? true,
    api: createApi(options, {
      ports,
      log: container.log,
      leave: navigation.leave,
      accessToken: async () => (isKnown() ? client.session.getAccessToken() : null),
    }),
    get session() {
      return container.get(session).actions
    },
    get startUp() {
      return container.get(startUp).actions
    },
    start: () => (started ??= start()),
    ready(listener) {
      if (startUpState().status === 'loaded') return listener()
      const unsubscribe = container.on('loaded', () => {
        unsubscribe()
        listener()
      })
    },
    async isFlagOn(name) {
      const override = options.flags?.[name]
      if (override) return override === 'on'
      await (flags ??= client.startUp.loadFlags())
      return startUpState().flags[name] === 'on'
    },
  }
  return client

  async function start() {
    container.get(session).subscribe(() => {})
    void client.startUp.loadPolicy()
    flags ??= client.startUp.loadFlags()
    await client.startUp.load()
  }

  function startUpState() {
    return container.get(startUp).getSnapshot()
  }

  function isKnown() {
    const { status } = container.get(session).getSnapshot()
    return status === 'authenticated' || status === 'stale'
  }
}

function previewFetch(answer: (request: Request) => Promise<Response>): typeof fetch {
  return (input, init) => answer(new Request(input, init))
}
