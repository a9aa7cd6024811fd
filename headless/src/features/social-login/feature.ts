import type { Feature } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { routeOf } from '../../routes/index.ts'
import type { SocialLoginActions, SocialLoginState } from './types.ts'

/** Signing in by a social provider. */
export const socialLoginFeature: Feature<SocialLoginState, SocialLoginActions> = {
  name: 'social-login',
  scope: 'client',
  state: () => ({ providers: null, step: { name: 'idle' } }),
  actions: (tools) => ({
    ...lazyActions(tools, providers, { load: 'single' }),
    ...lazyActions(tools, departure, { signIn: 'latest' }),
    ...lazyActions(tools, comingBack, { finish: 'single' }),
  }),
  start({ client, actions, state }) {
    const path = client.ports.page.url()?.pathname ?? ''
    if (routeOf(routesOf(client), path) === 'socialLoginCallbackUrl') return whenShown(client.ports, actions.finish)
    if (state().providers === null) void actions.load()
    return undefined
  },
}

const providers = lazyModule(() => import('./providers.ts'))
const departure = lazyModule(() => import('./depart.ts'))
const comingBack = lazyModule(() => import('./come-back.ts'))
