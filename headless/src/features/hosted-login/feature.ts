import { stay } from '../../client/auto-advance.ts'
import { routesOf } from '../../client/routes-of.ts'
import type { Client, Feature } from '../../client/types.ts'
import { navigateAfterAuth } from '../../client/way-back.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { pageOf } from '../../routes/page-of.ts'
import { sessionFeature } from '../../session/feature.ts'
import { flow } from './hosted.ts'
import { memoryOf } from './memory.ts'
import type {
  HostedLoginActions,
  HostedLoginState,
  HostedSignInInput,
  HostedSignOutInput,
  HostedStepUpInput,
} from './types.ts'

/** Signs in on a page of the provider: leaves for it and handles the return. */
export const hostedLoginFeature: Feature<HostedLoginState, HostedLoginActions> = {
  name: 'hosted-login',
  scope: 'client',
  state: () => ({ step: { name: 'idle' } }),
  actions: ({ client, task, step, cancelAll }) => ({
    signIn: task('single', async ({ set, signal }, input: HostedSignInInput | undefined) => {
      if (input?.prompt !== 'login') {
        await client.session.refresh()
        signal.throwIfAborted()
        if (client.get(sessionFeature).getSnapshot().user) return navigateAfterAuth(client)
      }
      await (await flow()).authorize(client, input ?? {})
      set({ step: { name: 'leaving' } })
    }),
    stepUp: task('single', async ({ set }, input: HostedStepUpInput | undefined) => {
      await (await flow()).leaveForStepUp(client, input ?? {})
      set({ step: { name: 'leaving' } })
    }),
    signOut: task('single', async (_, input: HostedSignOutInput | undefined) => {
      const { keepReturn } = await flow()
      keepReturn(client, input?.returnTo)
      await client.session.logOut()
    }),
    resume: task('single', async (call) => {
      const { promise, resolve } = openPromise()
      const memory = memoryOf(client)
      memory.resuming = promise
      try {
        await (await flow()).resume(client, call, resolve)
      } finally {
        memory.resuming = null
        resolve()
      }
    }),
    continueNow: step(() => {
      cancelAll()
      navigateAfterAuth(client)
    }),
    stay: step((call) => stay(call, cancelAll)),
  }),
  start({ client, actions, state }) {
    if (!isBack(client)) return undefined
    // Without hosted login there is no return to handle.
    if (!client.options.hostedLogin) client.navigate(routesOf(client).loginUrl, { replace: true })
    else if (state().step.name !== 'working') return whenShown(client.ports, actions.resume)
    return undefined
  },
}

/** `true` on the route of the return. */
function isBack(client: Client): boolean {
  const present = client.ports.page.url()
  const back = present && new URL(routesOf(client).hostedLoginRedirectUrl, present.origin)
  return present !== null && back !== null && pageOf(back.href, back.origin) === pageOf(present.href, present.origin)
}

function openPromise() {
  let resolve = () => {}
  const promise = new Promise<void>((settled) => {
    resolve = settled
  })
  return { promise, resolve }
}
