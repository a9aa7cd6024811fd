import { describe, expect, it } from 'vitest'
import { openScene, personIn, type Scene } from '../../test/open-caller.ts'
import type { MainStrategy } from '../core/settings.ts'

const reader = 'reader@acme.test'
const unknown = 'nobody@acme.test'
const path = (kind: string, part: 'pre' | 'post') => `/identity/resources/auth/v1/passwordless/${kind}/${part}login`
const ask = ({ post }: Pick<Scene, 'post'>, kind: string, email = reader) => post(path(kind, 'pre'), { email })
const give = ({ post }: Pick<Scene, 'post'>, kind: string, token: string) => post(path(kind, 'post'), { token })
const last = ({ emulator }: Scene) => emulator.outbox().at(-1)
const codeOf = (scene: Scene) => /\d{6}/.exec(last(scene)?.text ?? '')?.[0] ?? ''
const linkOf = (scene: Scene) => new URL(/http\S+/.exec(last(scene)?.text ?? '')?.[0] ?? '')
const unlike = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

function open(mainStrategy: MainStrategy = 'Code') {
  const scene = openScene()
  scene.emulator.arrange((state) => {
    state.security.mainStrategy = mainStrategy
  })
  return scene
}

describe('a code by mail', () => {
  it('a code by mail is sent to the user and signs in once', async () => {
    const scene = open()
    expect(await ask(scene, 'code')).toMatchObject({ status: 200, body: {} })
    expect(last(scene)).toMatchObject({ channel: 'email', to: reader, kind: 'sign-in-code' })
    const code = codeOf(scene)
    expect((await give(scene, 'code', code)).body).toMatchObject({
      mfaRequired: false,
      accessToken: expect.any(String),
    })
    expect(await give(scene, 'code', code)).toMatchObject({ status: 401, body: { errorCode: 'ER-PASSCODE-USED' } })
  })

  it('a code by mail is valid in the browser that requested it, and in no other', async () => {
    const scene = open()
    await ask(scene, 'code')
    const answer = await give(scene.openCaller(), 'code', codeOf(scene))
    expect(answer.body).toMatchObject({ errorCode: 'ER-PASSCODE-INVALID' })
  })

  it('ends after five minutes by the emulator’s clock', async () => {
    const scene = open()
    await ask(scene, 'code')
    scene.emulator.advance(5 * 60_000)
    expect((await give(scene, 'code', codeOf(scene))).body).toMatchObject({ errorCode: 'ER-PASSCODE-EXPIRED' })
  })

  it('a code by mail may be wrong four times; the fifth ends it and counts as a failed sign-in', async () => {
    const scene = open()
    await ask(scene, 'code')
    const code = codeOf(scene)
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 5; attempt++)
      codes.push((await give(scene, 'code', unlike(code))).body['errorCode'])
    const wrong = 'ER-PASSCODE-INVALID'
    expect(codes).toEqual([wrong, wrong, wrong, wrong, 'ER-PASSCODE-TOO-MANY-ATTEMPTS'])
    expect((await give(scene, 'code', code)).status).toBe(401)
    expect(scene.emulator.snapshot().failedSignIns).toEqual([{ address: reader, count: 1 }])
  })

  it('gives way to the next, which may be asked for after half a minute', async () => {
    const scene = open()
    await ask(scene, 'code')
    const former = codeOf(scene)
    scene.emulator.advance(10_000)
    const early = await ask(scene, 'code')
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '20'])
    scene.emulator.advance(20_000)
    expect((await ask(scene, 'code')).status).toBe(200)
    expect((await give(scene, 'code', former)).status).toBe(401)
    expect((await give(scene, 'code', codeOf(scene))).status).toBe(200)
  })

  it('a code for an unknown address gets the same response as for a known one, and no mail is sent', async () => {
    const scene = open()
    const known = await ask(scene, 'code')
    const sent = scene.emulator.outbox().length
    const other = await ask(scene, 'code', unknown)
    expect([other.status, other.body]).toEqual([known.status, known.body])
    expect(scene.emulator.outbox()).toHaveLength(sent)
    expect((await ask(scene, 'code', unknown)).status).toBe(429)
    expect((await give(scene, 'code', '000000')).body).toMatchObject({ errorCode: 'ER-PASSCODE-INVALID' })
  })

  it('a code by mail requires the second factor of a user who has one', async () => {
    const scene = open()
    await ask(scene, 'code', 'mfa@acme.test')
    expect((await give(scene, 'code', codeOf(scene))).body).toMatchObject({ mfaRequired: true })
  })

  it('a locked user is notified by mail alone', async () => {
    const scene = open()
    expect(await ask(scene, 'code', 'locked@acme.test')).toMatchObject({ status: 200, body: {} })
    expect(last(scene)).toMatchObject({ kind: 'sign-in-locked', to: 'locked@acme.test' })
  })

  it('confirms the address', async () => {
    const scene = open()
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.verified = false
    })
    await ask(scene, 'code')
    await give(scene, 'code', codeOf(scene))
    expect(personIn(scene.emulator, reader).verified).toBe(true)
  })

  it('a code by mail writes a row of the audit log at its sending and at its sign-in', async () => {
    const scene = open()
    await ask(scene, 'code')
    await give(scene, 'code', codeOf(scene))
    expect(scene.emulator.snapshot().audits.map(({ action }) => action)).toEqual([
      'preLoginPasswordless',
      'postLoginPasswordless',
    ])
  })
})

describe('a code by text message', () => {
  it('a code by text message is sent to the user’s number, and the response shows its last digits', async () => {
    const scene = open('SmsCode')
    expect((await ask(scene, 'smscode')).body).toEqual({ phoneNumber: '+••••••••42' })
    expect(last(scene)).toMatchObject({ channel: 'sms', to: '+12025550142' })
    expect((await give(scene, 'smscode', codeOf(scene))).body).toMatchObject({ accessToken: expect.any(String) })
  })

  it('a code by text message gets the same response without a phone number and for an unknown address', async () => {
    const scene = open('SmsCode')
    for (const email of ['admin@acme.test', unknown]) {
      const answer = await ask(scene, 'smscode', email)
      expect(answer).toMatchObject({ status: 200, body: { phoneNumber: expect.stringMatching(/^\+•{8}\d\d$/) } })
    }
    expect(scene.emulator.outbox()).toEqual([])
  })

  it('a code by text message can be requested by the phone number itself', async () => {
    const scene = open('SmsCode')
    await scene.post(path('smscode', 'pre'), { phoneNumber: '+12025550142' })
    expect((await give(scene, 'smscode', codeOf(scene))).status).toBe(200)
  })

  it('a code by text message is offered if it is a second way to sign in', async () => {
    const scene = open('EmailAndPassword')
    expect((await ask(scene, 'smscode')).body).toMatchObject({ errorCode: 'ER-STRATEGY-DISABLED' })
    scene.emulator.arrange(({ security }) => {
      security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]
    })
    expect((await ask(scene, 'smscode')).status).toBe(200)
  })
})

describe('a magic link', () => {
  it('leads to the page that asked, and signs in once, in any browser', async () => {
    const scene = open('MagicLink')
    await scene.post(path('magiclink', 'pre'), { email: reader }, { headers: { origin: 'http://localhost:5173' } })
    const { origin, pathname, searchParams } = linkOf(scene)
    expect([origin, pathname]).toEqual(['http://localhost:5173', '/account/login/magic-link'])
    const token = searchParams.get('token') ?? ''
    expect((await give(scene.openCaller(), 'magiclink', token)).body).toMatchObject({ accessToken: expect.any(String) })
    expect((await give(scene, 'magiclink', token)).body).toMatchObject({ errorCode: 'ER-MAGIC-LINK-USED' })
  })

  it('an expired magic link is refused in the provider’s words', async () => {
    const scene = open('MagicLink')
    await ask(scene, 'magiclink')
    scene.emulator.advance(5 * 60_000)
    const answer = await give(scene, 'magiclink', linkOf(scene).searchParams.get('token') ?? '')
    expect(answer.body).toEqual({ errorCode: 'ER-MAGIC-LINK-EXPIRED', errors: ['Magic link has expired'] })
  })

  it('a magic link that was sent to no user is invalid', async () => {
    const scene = open('MagicLink')
    await ask(scene, 'magiclink', unknown)
    const [{ secret } = { secret: '' }] = scene.emulator.snapshot().passcodes ?? []
    for (const token of [secret, 'made-up']) {
      expect((await give(scene, 'magiclink', token)).body).toMatchObject({ errorCode: 'ER-MAGIC-LINK-INVALID' })
    }
  })
})

describe('the kinds that send nothing', () => {
  it.each(['emailandpassword', 'webauthn'])('%s sends nothing, and has no token', async (kind) => {
    const scene = open()
    expect(await ask(scene, kind)).toMatchObject({ status: 200, body: {} })
    expect((await give(scene, kind, '123456')).status).toBe(400)
    expect(scene.emulator.outbox()).toEqual([])
  })
})
