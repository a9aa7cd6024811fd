import { readFromAddress } from '../../client/address-values.ts'
import type { Client, Feature } from '../../client/index.ts'
import { redirectRulesOf } from '../../client/redirect-rules.ts'
import { routesOf } from '../../client/routes-of.ts'
import { leadsToActingRoute } from '../../routes/acting-route.ts'
import { safeRedirect } from '../../routes/index.ts'
import type { OpenAppActions, OpenAppState, OpenAppStep } from './types.ts'

/** The route that opens the native application. */
export const openAppFeature: Feature<OpenAppState, OpenAppActions> = {
  name: 'open-app',
  scope: 'client',
  state: ({ client }) => ({ step: beginning(client) }),
  actions: ({ client, step }) => ({
    open: step(({ set, state }) => {
      const { step: present } = state()
      if (present.name === 'invalid') return
      set({ step: { ...present, name: 'opened' } })
      client.leave(present.address)
    }),
    continueInBrowser: step(() => client.navigate(routesOf(client).authenticatedUrl)),
  }),
  start({ client, set }) {
    set({ step: beginning(client) })
    return undefined
  },
}

/** The link's author chose the address, so only addresses allowed for redirects may open. */
function beginning(client: Client): OpenAppStep {
  const { redirectUrl } = readFromAddress(client, ['redirectUrl'])
  const present = client.ports.page.url()
  if (redirectUrl === undefined || !present) return { name: 'invalid' }
  const rules = { ...redirectRulesOf(client, present), enforce: true }
  const address = safeRedirect(redirectUrl, rules)
  const isActing = address !== null && leadsToActingRoute(address, rules)
  return address === null || isActing ? { name: 'invalid' } : { name: 'ready', address }
}
