import { readFromAddress, takeFromAddress } from '../../client/address-values.ts'
import { autoAdvance } from '../../client/auto-advance.ts'
import { type Feature, navigateAfterAuth } from '../../client/index.ts'
import { isRefused } from '../../core/is-refused.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { ImpersonationActions, ImpersonationState } from './types.ts'

/** Starts an impersonation by a link of the vendor's portal. */
export const impersonationFeature: Feature<ImpersonationState, ImpersonationActions> = {
  name: 'impersonation',
  scope: 'client',
  state: () => ({ step: { name: 'impersonating' } }),
  memory: () => ({ link: null }),
  actions(tools) {
    const { client, task, memory } = tools
    const { advanceAfter, advanceNow, stay } = autoAdvance(tools, () => navigateAfterAuth(client, { reloads: true }))

    return {
      submit: task('single', async (call) => {
        const { set, signal } = call
        const { impersonatedUserId, actorToken } = takeFromAddress(client, names)
        const own = memory()
        if (impersonatedUserId && actorToken) own.link = { impersonatedUserId, actorToken }
        if (!own.link) return set({ step: { name: 'invalid' } })
        set({ step: { name: 'impersonating' } })
        try {
          const path = '/identity/resources/impersonation/v1'
          const accepted = await client.session.accept(await client.api.post(path, { body: own.link, signal }), call)
          if (accepted.kind !== 'authenticated') return set({ step: { name: 'invalid' } })
        } catch (error) {
          if (!isRefused(error)) throw error
          own.link = null
          return set({ step: { name: 'invalid' } })
        }
        own.link = null
        set({ step: { name: 'success', isStaying: false } })
        void advanceAfter(afterAuthDelay)
      }),
      proceed: advanceNow,
      stay,
    }
  },
  start({ client, actions, state }) {
    return whenShown(client.ports, () => {
      const { actorToken } = readFromAddress(client, names)
      if (actorToken || state().step.name === 'impersonating') void actions.submit()
    })
  },
} satisfies Feature<ImpersonationState, ImpersonationActions, undefined, Memory>

const names = ['impersonatedUserId', 'actorToken'] as const

interface Memory {
  /** The values of the link, once they have left the address and until they are spent. */
  link: { readonly impersonatedUserId: string; readonly actorToken: string } | null
}

/** Delay between the sign-in and moving on, in milliseconds. */
const afterAuthDelay = 1000
