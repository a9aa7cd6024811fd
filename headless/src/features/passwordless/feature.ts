import { type Feature, waysIn } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import { startUp } from '../../startup/feature.ts'
import { login } from '../login/index.ts'
import { addressOf, wayOf } from './sent-step.ts'
import type { PasswordlessActions, PasswordlessState } from './types.ts'

/** Signs in by a code or a link that was sent. */
export const passwordless: Feature<PasswordlessState, PasswordlessActions> = {
  name: 'passwordless',
  scope: 'client',
  state: ({ client }) => ({ ways: waysIn(client) }),
  actions({ client, task, step, cancelAll }) {
    return {
      send: task('latest', async (call, input) => (await flow()).send(client, call, input)),
      resend: task('single', async (call) => (await flow()).resend(client, call)),
      submitCode: task('single', async (call, input) => (await flow()).submitCode(client, call, input)),
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
      // A return to the first step cancels pending messages and clears their errors.
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
const flow = () => part(import('./flow.ts'))
