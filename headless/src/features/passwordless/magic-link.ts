import { type Feature, readFromAddress } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { Accepted } from '../../session/types.ts'
import type { OpenedLink } from './open-link.ts'
import type { MagicLinkActions, MagicLinkState } from './types.ts'

/** The page that a mailed link opens. The link signs in once, and leaves the address before the call. */
export const magicLink: Feature<MagicLinkState, MagicLinkActions> = {
  name: 'magic-link',
  scope: 'client',
  state: () => ({ step: { name: 'opening' } }),
  actions({ client, task, step, cancelAll }) {
    const link: OpenedLink = {}
    const leadOn = task('latest', async (call, accepted: Accepted) =>
      (await opening()).leadOn(client, call, link, accepted),
    )
    return {
      retry: task('single', async (call) => {
        const { openLink } = await opening().catch((error: unknown) => {
          call.set({ step: { name: 'failed', reason: 'unreachable' } })
          throw error
        })
        const accepted = await openLink(client, call, link)
        if (accepted) void leadOn(accepted)
      }),
      // The action is rendered only after a link was opened.
      continueNow: step(() => loaded?.continueNow(client, link, cancelAll)),
      stay: step(() => loaded?.stay(client, link, cancelAll)),
      startAgain: step(() => loaded?.startAgain(client, cancelAll)),
    }
  },
  start({ client, actions, state }) {
    return whenShown(client.ports, () => {
      // A slice restarts when its page is shown again: with a new link, or with one that is still opening.
      if (state().step.name === 'opening' || readFromAddress(client, ['token']).token) void actions.retry()
    })
  },
}

const opening = async () => (loaded ??= await part(import('./open-link.ts')))

let loaded: typeof import('./open-link.ts') | undefined
