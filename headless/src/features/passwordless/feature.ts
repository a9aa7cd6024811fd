import type { Client, Feature } from '../../client/index.ts'
import { type WayIn, waysIn } from '../../client/ways-in.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import type { Operation } from '../../http/api-types.ts'
import { isAnswered } from '../../http/offer.ts'
import { startUpFeature } from '../../startup/feature.ts'
import { loginFeature } from '../login/index.ts'
import { addressOf, wayOf } from './sent-step.ts'
import type { PasswordlessActions, PasswordlessState } from './types.ts'

/** Signs in by a code or a link that was sent. */
export const passwordlessFeature: Feature<PasswordlessState, PasswordlessActions> = {
  name: 'passwordless',
  scope: 'client',
  state: ({ client }) => ({ ways: offeredWays(client) }),
  actions(tools) {
    const { client, step, cancelAll } = tools
    return {
      ...lazyActions(tools, flow, { send: 'latest', resend: 'single', submitCode: 'single' }),
      usePassword: step(() => {
        cancelAll()
        const { getSnapshot, actions } = client.get(loginFeature)
        void actions.proceed({
          kind: 'step',
          step: { name: 'loginWithPassword', email: addressOf(getSnapshot().step) },
        })
      }),
      restart: step(() => {
        cancelAll()
        client.get(loginFeature).actions.restart()
      }),
    }
  },
  start({ client, set, cancelAll }) {
    const follow = () => set({ ways: offeredWays(client) })
    follow()
    let { policy, offer } = client.get(startUpFeature).getSnapshot()
    let former = client.get(loginFeature).getSnapshot().step
    const stops = [
      client.get(startUpFeature).subscribe(() => {
        const { policy: read, offer: known } = client.get(startUpFeature).getSnapshot()
        if (read === policy && known === offer) return
        policy = read
        offer = known
        follow()
      }),
      // Going back to the first form drops the message that was sent, and its errors.
      client.get(loginFeature).subscribe(() => {
        const { step } = client.get(loginFeature).getSnapshot()
        const isGivenUp = step.name === 'preLogin' && step.email !== '' && wayOf(former) !== null
        former = step
        if (isGivenUp) cancelAll()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** The code loads after the first form, because nothing is sent before. */
const flow = lazyModule(() => import('./flow.ts'))

/** The ways in of the policy. Codes and links are among them if the provider sends any. */
function offeredWays(client: Client): readonly WayIn[] {
  const { offer } = client.get(startUpFeature).getSnapshot()
  return waysIn(client).filter((way) => way === 'EmailAndPassword' || isAnswered(offer, prelogin))
}

/** The operation that sends a code or a link. */
const prelogin: Operation = 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin'
