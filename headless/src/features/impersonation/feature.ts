import { type Feature, navigateAfterAuth, readFromAddress, takeFromAddress } from '../../client/index.ts'
import { leadingOn } from '../../client/leading-on.ts'
import { isRefused } from '../../core/is-refused.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { ImpersonationActions, ImpersonationState } from './types.ts'

/** Starts an impersonation by a link of the vendor's portal. */
export const impersonation: Feature<ImpersonationState, ImpersonationActions> = {
  name: 'impersonation',
  scope: 'client',
  state: () => ({ step: { name: 'impersonating' } }),
  actions(tools) {
    const { client, task } = tools
    const { leadOnAfter, openNow, stay } = leadingOn(tools, () => navigateAfterAuth(client, { reloads: true }))
    let held: { readonly impersonatedUserId: string; readonly actorToken: string } | null = null

    return {
      submit: task('single', async (call) => {
        const { set, signal } = call
        const { impersonatedUserId, actorToken } = takeFromAddress(client, names)
        if (impersonatedUserId && actorToken) held = { impersonatedUserId, actorToken }
        if (!held) return set({ step: { name: 'invalid' } })
        set({ step: { name: 'impersonating' } })
        try {
          const path = '/identity/resources/impersonation/v1'
          const accepted = await client.session.accept(await client.api.post(path, { body: held, signal }), call)
          if (accepted.kind !== 'authenticated') return set({ step: { name: 'invalid' } })
        } catch (error) {
          if (!isRefused(error)) throw error
          held = null
          return set({ step: { name: 'invalid' } })
        }
        held = null
        set({ step: { name: 'success', isStaying: false } })
        void leadOnAfter(afterAuthDelay)
      }),
      proceed: openNow,
      stay,
    }
  },
  start({ client, actions, state }) {
    return whenShown(client.ports, () => {
      const { actorToken } = readFromAddress(client, names)
      if (actorToken || state().step.name === 'impersonating') void actions.submit()
    })
  },
}

const names = ['impersonatedUserId', 'actorToken'] as const

/** Delay between the sign-in and moving on, in milliseconds. */
const afterAuthDelay = 1000
