import { type Feature, routesOf } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { routeOf } from '../../routes/index.ts'
import type { SsoActions, SsoState } from './types.ts'

/** Handles the return from a company's identity provider, by OpenID Connect or SAML. */
export const sso: Feature<SsoState, SsoActions> = {
  name: 'sso',
  scope: 'client',
  state: () => ({ step: { name: 'idle' } }),
  actions: ({ client, task }) => ({
    finish: task('single', async (call) => {
      const { comeBack } = await part(import('./come-back.ts'))
      await comeBack(client, call)
    }),
  }),
  start({ client, actions }) {
    const route = routeOf(routesOf(client), client.ports.page.url()?.pathname ?? '')
    if (route !== 'oidcRedirectUrl' && route !== 'samlCallbackUrl') return undefined
    return whenShown(client.ports, actions.finish)
  },
}
