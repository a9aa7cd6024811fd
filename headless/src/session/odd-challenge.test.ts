import { describe, expect, it } from 'vitest'
import { quietClient } from '../../test/quiet-client.ts'
import { recordedNetwork } from '../../test/recorded-network.ts'
import { loginFeature } from '../features/login/index.ts'

const call = { signal: new AbortController().signal }

/** Returns a client whose provider answers every call with `answer`. */
function told(answer: unknown) {
  const { fetch } = recordedNetwork(() => Response.json(answer))
  return quietClient({ ports: { fetch } }).client
}

describe('an answer whose members are of another type', () => {
  it('a challenge with members of another type is accepted without the unreadable members', async () => {
    const answer = {
      mfaRequired: true,
      mfaToken: 'm',
      mfaDevices: { phones: null },
      mfaStrategies: [{}, 'SMS'],
      userEmail: {},
    }
    const accepted = await told({}).session.accept(JSON.parse(JSON.stringify(answer)), call)
    expect(accepted).toMatchObject({ kind: 'challenge', challenge: { strategies: ['SMS'], email: undefined } })
    expect(accepted).toMatchObject({
      challenge: { devices: { phones: [], emails: [], authenticators: [], webauthn: [] } },
    })
  })

  it('leads to a step whose reason is a text', async () => {
    const slice = told({ authStrategy: {} }).get(loginFeature)
    await slice.actions.submitEmail({ email: 'ada@acme.test' })
    expect(slice.getSnapshot().step).toMatchObject({ name: 'unsupported', reason: 'authStrategy' })
  })
})
