import { type Feature, routesOf } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { routeOf } from '../../routes/index.ts'
import type { SocialLoginActions, SocialLoginState } from './types.ts'

/** Signs in with a social provider such as Google. */
export const socialLogin: Feature<SocialLoginState, SocialLoginActions> = {
  name: 'social-login',
  scope: 'client',
  state: () => ({ providers: null, step: { name: 'idle' } }),
  actions: ({ client, task }) => ({
    load: task('single', async ({ set, signal }) => {
      const { loadProviders } = await part(import('./providers.ts'))
      set({ providers: await loadProviders(client, signal) })
    }),
    signIn: task('latest', async (call, input) => {
      const { depart } = await part(import('./depart.ts'))
      await depart(client, call, input)
    }),
    finish: task('single', async (call) => {
      const { comeBack } = await part(import('./come-back.ts'))
      await comeBack(client, call)
    }),
  }),
  start({ client, actions, state }) {
    const path = client.ports.page.url()?.pathname ?? ''
    if (routeOf(routesOf(client), path) === 'socialLoginCallbackUrl') return whenShown(client.ports, actions.finish)
    if (state().providers === null) void actions.load()
    return undefined
  },
}
