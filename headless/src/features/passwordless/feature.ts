import { type Feature, waysIn } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import { startUp } from '../../startup/feature.ts'
import { login } from '../login/index.ts'
import { addressOf, wayOf } from './sent-step.ts'
import type { PasswordlessActions, PasswordlessState } from './types.ts'

/** Signs in by a code or a link that was sent. */
export const passwordless: Feature<PasswordlessState, PasswordlessActions> = {
  name: 'passwordless',
  scope: 'client',
  state: ({ client }) => ({ ways: waysIn(client) }),
  actions(tools) {
    const { client, step, cancelAll } = tools
    return {
      ...lazyActions(tools, flow, { send: 'latest', resend: 'single', submitCode: 'single' }),
      usePassword: step(() => {
        cancelAll()
        const { getSnapshot, actions } = client.get(login)
        void actions.proceed({
          kind: 'step',
          step: { name: 'loginWithPassword', email: addressOf(getSnapshot().step) },
        })
      }),
      restart: step(() => {
        cancelAll()
        client.get(login).actions.restart()
      }),
    }
  },
  start({ client, set, cancelAll }) {
    const follow = () => set({ ways: waysIn(client) })
    follow()
    let { policy } = client.get(startUp).getSnapshot()
    let former = client.get(login).getSnapshot().step
    const stops = [
      client.get(startUp).subscribe(() => {
        const { policy: read } = client.get(startUp).getSnapshot()
        if (read === policy) return
        policy = read
        follow()
      }),
      // Going back to the first form drops the message that was sent, and its errors.
      client.get(login).subscribe(() => {
        const { step } = client.get(login).getSnapshot()
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
