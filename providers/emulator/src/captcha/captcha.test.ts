import { describe, expect, it } from 'vitest'
import { at, openQuickScene } from '../../test/open-caller.ts'
import { demoPassword } from '../testing/index.ts'

const credentials = { email: 'admin@acme.test', password: demoPassword }

async function openGuarded() {
  const scene = await openQuickScene()
  scene.emulator.captcha.setPolicy({ enabled: true, siteKey: 'a key' })
  const signIn = (recaptchaToken?: string) => scene.post(at.login, { ...credentials, recaptchaToken })
  return { ...scene, signIn }
}

describe('a captcha', () => {
  it('the public captcha policy demands a captcha if it is enabled, with its key', async () => {
    const { get } = await openGuarded()
    expect((await get(`${at.configurations}/captcha-policy/public`)).body).toMatchObject({
      enabled: true,
      siteKey: 'a key',
    })
  })

  it('lets in who brings a token that was issued for signing in, once', async () => {
    const { emulator, signIn } = await openGuarded()
    const token = emulator.captcha.issue('login')
    expect((await signIn(token)).status).toBe(200)
    expect((await signIn(token)).body).toMatchObject({ errorCode: 'ER-CAPTCHA-INVALID' })
  })

  it('refuses no token, a made-up one, and one that was issued for something else', async () => {
    const { emulator, signIn } = await openGuarded()
    for (const token of [undefined, 'made-up', emulator.captcha.issue('sign_up')]) {
      expect(await signIn(token)).toMatchObject({ status: 403, body: { errorCode: 'ER-CAPTCHA-INVALID' } })
    }
  })

  it('takes a token for two minutes', async () => {
    const { emulator, signIn } = await openGuarded()
    const token = emulator.captcha.issue('login')
    emulator.advance(2 * 60_000)
    expect((await signIn(token)).status).toBe(403)
  })

  it('guards the sending of codes, and the spending of links', async () => {
    const { emulator, post } = await openGuarded()
    emulator.arrange(({ security }) => {
      security.mainStrategy = 'MagicLink'
    })
    const base = '/identity/resources/auth/v1/passwordless/magiclink'
    const { email } = credentials
    expect((await post(`${base}/prelogin`, { email })).status).toBe(403)
    await post(`${base}/prelogin`, { email, recaptchaToken: emulator.captcha.issue('login') })
    const token = /token=(\S+)/.exec(emulator.outbox()[0]?.text ?? '')?.[1]
    expect((await post(`${base}/postlogin`, { token })).status).toBe(403)
    const recaptchaToken = emulator.captcha.issue('magic_link_postlogin')
    expect((await post(`${base}/postlogin`, { token, recaptchaToken })).status).toBe(200)
  })

  it('a captcha is switched and issued over the control routes', async () => {
    const { call, post, signIn } = await openGuarded()
    const { body } = await post('/__emulator/captcha', { action: 'login' })
    expect((await signIn(String(body['token']))).status).toBe(200)
    expect((await call('PUT', '/__emulator/captcha', { body: { enabled: false } })).status).toBe(204)
    expect((await signIn()).status).toBe(200)
  })
})
