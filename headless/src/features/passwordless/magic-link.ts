import { readFromAddress } from '../../client/address-values.ts'
import type { Feature } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { Accepted } from '../../session/types.ts'
import type { OpenedLink } from './open-link.ts'
import type { MagicLinkActions, MagicLinkState } from './types.ts'

/** The page of a link in a mail. The link signs in once and is removed from the address before. */
export const magicLinkFeature: Feature<MagicLinkState, MagicLinkActions> = {
  name: 'magic-link',
  scope: 'client',
  state: () => ({ step: { name: 'opening' } }),
  memory: () => ({}),
  actions(tools) {
    const proceed = tools.task('latest', async (call, accepted: Accepted) =>
      (await opening.load()).proceed(tools, call, accepted),
    )
    return {
      submit: tools.task('single', async (call) => {
        const { openLink } = await opening.load().catch((error: unknown) => {
          call.set({ step: { name: 'failed', reason: 'unreachable' } })
          throw error
        })
        const accepted = await openLink(tools, call)
        if (accepted) void proceed(accepted)
      }),
      ...lazyActions(tools, opening, { continueNow: 'step', stay: 'step', restart: 'step' }),
    }
  },
  start({ client, actions, state }) {
    return whenShown(client.ports, () => {
      // A slice starts again when its page is shown again: with another link, or as it was left.
      if (state().step.name === 'opening' || readFromAddress(client, ['token']).token) void actions.submit()
    })
  },
} satisfies Feature<MagicLinkState, MagicLinkActions, undefined, OpenedLink>

const opening = lazyModule(() => import('./open-link.ts'))
