import { afterAll, beforeEach, expect, it } from 'vitest'
import { inShare, longest } from '../../../test/share.ts'
import { isRecord } from '../../src/core/record.ts'
import { type AnswerChange, answerChanges } from './changed-answers.ts'
import { everyFeature } from './every-feature.ts'
import { scenes } from './flow-scenes.ts'
import { type Played, play } from './flow-stage.ts'
import { typesLost } from './shown-state.ts'

const refused: unknown[] = []
const noteRefusal = (thrown: unknown) => void refused.push(thrown)
process.on('unhandledRejection', noteRefusal)
afterAll(() => void process.off('unhandledRejection', noteRefusal))
beforeEach(() => void refused.splice(0))
// A fake clock does not wait for a part that loads on demand.
await everyFeature()

it.each(Object.entries(scenes))(
  'a wrong place in an answer throws nothing in a flow: %s',
  { timeout: longest },
  async (name, scene) => {
    const whole = await play(scene)
    expect([...whole.faults, ...whole.failures, ...refused]).toEqual([])
    for (const [call, answer] of whole.answers)
      for (const change of inShare(shareOf(name, call), answerChanges(answer)))
        expect(
          faultsOf(whole, await play(scene, { call, change }), { call, change }),
          `${call}: ${change.place}`,
        ).toEqual([])
  },
)

it.each([
  ['the start-up', 'GET .*/auth/strategies/public', ['mainAuthStrategies'], null],
  ['a code by mail', 'GET .*/auth/strategies/public', ['mainAuthStrategies'], 42],
  ['a code by mail', 'GET .*/auth/strategies/public', ['mainAuthStrategies', 0], null],
  ['the start-up', 'GET .*/flags', ['fe-usage-page'], {}],
  ['the start-up', 'GET .*/configurations/v1/public', [], []],
  ['the start-up', 'GET .*/passwords/config', ['minLength'], 'text'],
  ['the start-up', 'GET .*/vendors/public', ['logo'], {}],
  ['the session', 'GET .*/me/tenants', ['tenants'], {}],
  ['the session', 'GET .*/me/tenants', ['tenants', 0, 'name'], 42],
  ['the session', 'GET .*/me/tenants', ['activeTenant'], 'text'],
  ['a password, then the rotation', 'POST .*/v1/user', ['passwordExpiresIn'], 'text'],
  ['an authenticator app', 'GET .*/allow-remember-device', ['mfaDeviceExpiration'], 'text'],
  ['the first authenticator app', 'POST .*/authenticator/enroll', ['qrCode'], {}],
  ['the first security key', 'POST .*/webauthn/enroll', ['options'], undefined],
  ['a step-up', 'POST .*/step-up/generate', ['mfaDevices', 'authenticators', 0, 'id'], null],
  ['a sign-up by number', 'GET .*/sign-up/strategies', [0, 'isActive'], {}],
  ['a sign-up by number', 'POST .*/smscode/prelogin', ['phoneNumber'], {}],
  ['a forgotten password', 'GET .*/password-recovery/strategies', [], 42],
  ['a social provider', 'GET .*/sso/v2', [0, 'authorizationUrl'], 42],
  ['a social provider', 'POST .*/google/postlogin', ['isNewUser'], {}],
] satisfies [scene: keyof typeof scenes, call: string, at: AnswerChange['at'], value: unknown][])(
  'the flow does not depend on the type of a member that it does not need: %s, %s, %j is %j',
  async (name, pattern, at, value) => {
    const scene = scenes[name]
    const whole = await play(scene)
    const call = [...whole.answers.keys()].find((one) => new RegExp(`^${pattern}$`).test(one)) ?? 'none'
    const change = { place: at.join('.'), isInRow: at.some((key) => typeof key === 'number'), at, value }
    expect(whole.answers.has(call)).toBe(true)
    expect(faultsOf(whole, await play(scene, { call, change }), { call, change })).toEqual([])
  },
)

interface Changed {
  readonly call: string
  readonly change: AnswerChange
}

function faultsOf(whole: Played, now: Played, { call, change }: Changed): readonly unknown[] {
  const isSignedOut = isSignedIn(whole) && !isSignedIn(now)
  return [
    ...now.faults,
    ...refused.splice(0),
    ...typesLost(whole.states, now.states),
    ...(isSignedOut && change.isInRow && ofPerson.test(call) ? ['A row costs the session'] : []),
  ]
}

function isSignedIn({ states: { session } }: Played): boolean {
  return isRecord(session) && session['status'] === 'authenticated'
}

/** One changed answer in so many, by the seed: all of them take half an hour. The answers that every flow gets count less. */
function shareOf(name: string, call: string): number {
  return everywhere.test(call) && !/^the (?:start-up|session)/.test(name) ? 1500 : 60
}

const everywhere = /^GET .*\/(?:metadata|flags|me|tenants|public)$/
const ofPerson = /\/users\/v\d\/me(?:\/|$)/
