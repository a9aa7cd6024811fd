import { checkClient, checkOptions } from '#client-checks'
import { type CallOrigin, createContainer } from '../core/client.ts'
import { part } from '../core/errors.ts'
import { platformPorts } from '../core/ports/index.ts'
import { apiOf, createApi, loadCalls } from '../http/api.ts'
import { targetOf } from '../http/target.ts'
import { sessionFeature } from '../session/feature.ts'
import { startUpFeature } from '../startup/feature.ts'
import { createNavigation } from './navigation.ts'
import type { Client, ClientEvents, ClientOptions, IssuerClientOptions } from './types.ts'

/**
 * Makes a client. Nothing is sent and nothing is touched before it is used or started.
 *
 * Throws a {@link PorticoError} of code `base-url-missing` if there is no base URL, or `base-url-invalid` if it cannot be
 * one. With `hosted({ endpoints })` the base URL may be left out: there is no provider then but the issuer.
 */
export function createClient(given: ClientOptions | IssuerClientOptions): Client {
  checkOptions(given)
  const { hostedLogin, baseUrl = hostedLogin?.baseUrl } = { ...given }
  const options = { ...given, ...targetOf({ ...given, baseUrl }) }
  const { preview } = options
  const answer: typeof fetch | undefined = preview && ((...request) => preview.fetch(new Request(...request)))
  const ports = { ...platformPorts(), ...options.ports, ...(answer && { fetch: answer, tabs: null }) }
  const container = createContainer<Client, ClientEvents>(options, ports, clientOf)
  const navigation = createNavigation(options, ports.page, container.log)
  let started: Promise<void> | undefined
  let flagsRead: Promise<unknown> | undefined
  let framework: string | undefined

  const client: Client = {
    ...container,
    ...navigation,
    options,
    api: createApi(options, {
      ports,
      log: container.log,
      leave: navigation.leave,
      async accessToken(waits) {
        const { user, status } = container.get(sessionFeature).getSnapshot()
        const goesWithout = !user && (status === 'unauthenticated' || !waits)
        return goesWithout ? null : client.session.getAccessToken({ minTtl: 5, scope: 'client' })
      },
      holder: container.holder,
      follow: () => void client.session.refresh(),
      tokenAfter: async (...refused) => (await part(import('./token-after.ts'))).tokenAfter(client, ...refused),
      framework: () => framework,
    }),
    get session() {
      return container.get(sessionFeature).actions
    },
    get startUp() {
      return container.get(startUpFeature).actions
    },
    start(by = {}) {
      framework ??= by.framework
      return (started ??= start())
    },
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
  // The provider may have other flags for a user than for the page.
  container.on('signedIn', () => void client.startUp.loadFlags())
  return client

  /** The client of a feature: its calls name the source of the feature, and are for its holder. */
  function clientOf(origin: CallOrigin): Client {
    if (!origin.source && !origin.held) return client
    return Object.create(client, { api: { value: apiOf(client.api, origin), enumerable: true } })
  }

  async function start() {
    // Beside the code of the session, not after it. A call that needs it reports what is wrong.
    loadCalls().catch(() => {})
    if (ports.page.url()) checkClient(client, given)
    container.get(sessionFeature).subscribe(() => {})
    flagsRead ??= client.startUp.loadFlags()
    await client.startUp.load()
  }

  function known() {
    return container.get(startUpFeature).getSnapshot()
  }
}
