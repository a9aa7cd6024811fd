import { describe, expect, it } from 'vitest'
import { at, openQuickScene, personIn, type Scene, start, textOf } from '../../test/open-caller.ts'
import { demoAuthenticatorSecret, demoPassword, totp } from '../testing/index.ts'

const right = { email: 'mfa@acme.test', password: demoPassword }
const signIn = async ({ post }: Pick<Scene, 'post'>) => textOf(await post(at.login, right), 'mfaToken')
const codeAt = (ms: number) => totp(demoAuthenticatorSecret, ms)
const step = 30_000

describe('a sign-in with an authenticator enrolled', () => {
  it('asks for its code and opens nothing yet', async () => {
    const scene = await openQuickScene()
    const { body, headers } = await scene.post(at.login, right)
    const [authenticator] = personIn(scene.emulator, right.email).authenticators
    expect(body).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: true,
      mfaDevices: { authenticators: [{ id: authenticator?.id }], webauthn: [], phones: [], emails: [] },
    })
    expect(body).not.toHaveProperty('accessToken')
    expect(headers.get('set-cookie')).toBeNull()
    expect(scene.emulator.snapshot().sessions).toEqual([])
  })

  it.each(['/verify', '/authenticator/{id}/verify'])('takes the code at mfa%s', async (path) => {
    const scene = await openQuickScene()
    const mfaToken = await signIn(scene)
    const id = personIn(scene.emulator, right.email).authenticators[0]?.id ?? ''
    const address = `/identity/resources/auth/v1/user/mfa${path.replace('{id}', id)}`
    const { status, body } = await scene.post(address, { mfaToken, value: codeAt(start) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ mfaRequired: false, mfaEnrolled: true, accessToken: expect.any(String) })
  })

  it('the access token states that two factors were given', async () => {
    const scene = await openQuickScene()
    const answer = await scene.post(at.verify, { mfaToken: await signIn(scene), value: codeAt(start) })
    const [, claims = ''] = textOf(answer, 'accessToken').split('.')
    expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      amr: ['pwd', 'mfa', 'otp'],
      acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
    })
  })

  it.each([-1, 0, 1])('takes the code of %i steps from now', async (steps) => {
    const scene = await openQuickScene()
    const value = codeAt(start + steps * step)
    expect((await scene.post(at.verify, { mfaToken: await signIn(scene), value })).status).toBe(200)
  })

  it.each([
    ['wrong', '000000', 'ER-MFA-CODE-INVALID'],
    ['expired', codeAt(start - 2 * step), 'ER-MFA-CODE-EXPIRED'],
    ['from the future', codeAt(start + 2 * step), 'ER-MFA-CODE-INVALID'],
    ['too short', '12345', 'ER-MFA-CODE-INVALID'],
  ])('refuses a code that is %s, and lets the person go on', async (_, value, errorCode) => {
    const scene = await openQuickScene()
    const mfaToken = await signIn(scene)
    expect(await scene.post(at.verify, { mfaToken, value })).toMatchObject({ status: 401, body: { errorCode } })
    expect((await scene.post(at.verify, { mfaToken, value: codeAt(start) })).status).toBe(200)
  })

  it('takes a code once, in another sign-in too', async () => {
    const scene = await openQuickScene()
    await scene.post(at.verify, { mfaToken: await signIn(scene), value: codeAt(start) })
    const again = await scene.post(at.verify, { mfaToken: await signIn(scene), value: codeAt(start) })
    expect(again).toMatchObject({ status: 401, body: { errorCode: 'ER-MFA-CODE-USED' } })
  })

  it('takes none older than one it took', async () => {
    const scene = await openQuickScene()
    await scene.post(at.verify, { mfaToken: await signIn(scene), value: codeAt(start + step) })
    const older = await scene.post(at.verify, { mfaToken: await signIn(scene), value: codeAt(start) })
    expect(older).toMatchObject({ status: 401, body: { errorCode: 'ER-MFA-CODE-USED' } })
  })

  it('calls a code expired that was never used, though a later one was', async () => {
    const scene = await openQuickScene()
    await scene.post(at.verify, { mfaToken: await signIn(scene), value: codeAt(start) })
    const old = await scene.post(at.verify, { mfaToken: await signIn(scene), value: codeAt(start - 3 * step) })
    expect(old).toMatchObject({ status: 401, body: { errorCode: 'ER-MFA-CODE-EXPIRED' } })
  })

  it('ends at the fifth wrong code', async () => {
    const scene = await openQuickScene()
    const mfaToken = await signIn(scene)
    const codes: unknown[] = []
    for (let time = 0; time < 5; time++) {
      codes.push((await scene.post(at.verify, { mfaToken, value: '000000' })).body['errorCode'])
    }
    expect(codes).toEqual([...Array(4).fill('ER-MFA-CODE-INVALID'), 'ER-MFA-TOO-MANY-ATTEMPTS'])
    const late = await scene.post(at.verify, { mfaToken, value: codeAt(start) })
    expect(late).toMatchObject({ status: 401, body: { errorCode: 'ER-MFA-TOKEN-EXPIRED' } })
  })

  it('waits five minutes, no longer', async () => {
    const scene = await openQuickScene()
    const [first, second] = [await signIn(scene), await signIn(scene)]
    scene.emulator.advance(5 * 60_000 - 1)
    const value = codeAt(scene.emulator.now())
    expect((await scene.post(at.verify, { mfaToken: first, value })).status).toBe(200)
    scene.emulator.advance(1)
    const late = await scene.post(at.verify, { mfaToken: second, value: codeAt(scene.emulator.now() + step) })
    expect(late).toMatchObject({ status: 401, body: { errorCode: 'ER-MFA-TOKEN-EXPIRED' } })
  })

  it('an mfaToken completes a sign-in once', async () => {
    const scene = await openQuickScene()
    const mfaToken = await signIn(scene)
    await scene.post(at.verify, { mfaToken, value: codeAt(start) })
    const again = await scene.post(at.verify, { mfaToken, value: codeAt(start + step) })
    expect(again).toMatchObject({ status: 401, body: { errorCode: 'ER-MFA-TOKEN-EXPIRED' } })
  })

  it('a sign-in is refused for a user locked between password and code', async () => {
    const scene = await openQuickScene()
    const mfaToken = await signIn(scene)
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.isLocked = true
    })
    const answer = await scene.post(at.verify, { mfaToken, value: codeAt(start) })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
  })

  it('keeps a code that came with a request it could not read', async () => {
    const scene = await openQuickScene()
    const mfaToken = await signIn(scene)
    const value = codeAt(start)
    expect((await scene.post(at.verify, { mfaToken, value, rememberDevice: 'yes' })).status).toBe(400)
    expect((await scene.post(at.verify, { mfaToken, value, rememberDevice: true })).status).toBe(200)
  })

  it('takes the code of any of several authenticators, each of its own only where one is named', async () => {
    const scene = await openQuickScene()
    const other = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    scene.emulator.arrange(({ users }) => {
      for (const { email, authenticators } of users) {
        if (email === right.email) authenticators.push({ id: 'second', secret: other, lastStep: 0 })
      }
    })
    const value = totp(other, start)
    const [first, second] = personIn(scene.emulator, right.email).authenticators
    const at2 = (id = '') => `${at.authenticator}/${id}/verify`
    expect((await scene.post(at2(first?.id), { mfaToken: await signIn(scene), value })).status).toBe(401)
    expect((await scene.post(at.verify, { mfaToken: await signIn(scene), value })).status).toBe(200)
    const next = totp(other, start + step)
    expect((await scene.post(at2(second?.id), { mfaToken: await signIn(scene), value: next })).status).toBe(200)
  })

  it('a code for an authenticator that the user does not have is refused', async () => {
    const scene = await openQuickScene()
    const path = `${at.authenticator}/00000000-0000-4000-8000-000000000000/verify`
    expect((await scene.post(path, { mfaToken: await signIn(scene), value: codeAt(start) })).status).toBe(404)
  })
})
