import type { Feature } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { routeOf } from '../../routes/index.ts'
import type { SsoActions, SsoState } from './types.ts'

/** Handles the return from a company's identity provider, by OpenID Connect or SAML. */
export const ssoFeature: Feature<SsoState, SsoActions> = {
  name: 'sso',
  scope: 'client',
  state: () => ({ step: { name: 'idle' } }),
  actions: (tools) => lazyActions(tools, comingBack, { finish: 'single' }),
  start({ client, actions }) {
    const route = routeOf(routesOf(client), client.ports.page.url()?.pathname ?? '')
    if (route !== 'oidcRedirectUrl' && route !== 'samlCallbackUrl') return undefined
    return whenShown(client.ports, actions.finish)
  },
}

const comingBack = lazyModule(() => import('./come-back.ts'))
