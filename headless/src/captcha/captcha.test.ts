import { describe, expect, it } from 'vitest'
import { type App, readPolicy, until } from '../../test/open-app.ts'
import { errorOf, giveEmail, givePassword, loginOf, openLogin } from '../../test/open-login.ts'
import { offer } from '../../test/open-passwordless.ts'
import type { CaptchaProvider } from '../client/index.ts'
import { captchaFeature } from './feature.ts'

const admin = 'admin@acme.test'
const captchaOf = ({ client }: App) => client.get(captchaFeature).getSnapshot()
const policyReads = (app: App) => app.called().filter((operation) => operation === 'getCaptchaPolicy').length

/** Opens an application with a captcha whose tokens the emulator issues. */
async function openGuarded({ enabled = true } = {}) {
  const asked: string[] = []
  const provider: CaptchaProvider = {
    load: async ({ siteKey }) => void asked.push(`load ${siteKey}`),
    async execute(action) {
      asked.push(action)
      return app.provider.emulator.captcha.issue(action)
    },
  }
  const app: App = await openLogin({ captcha: provider })
  app.provider.emulator.captcha.setPolicy({ enabled, siteKey: 'the-key' })
  return { app, asked, provider }
}

describe('a captcha', () => {
  it('a password sign-in loads the captcha and requests its token', async () => {
    const { app, asked } = await openGuarded()
    expect((await givePassword(app, admin)).ok).toBe(true)
    expect(asked).toEqual(['load the-key', 'login'])
  })

  it('a captcha token is requested for every attempt, because it is valid once', async () => {
    const { app } = await openGuarded()
    await givePassword(app, admin, 'wrong')
    expect((await loginOf(app).submitPassword({ password: 'Portico-demo-1' })).ok).toBe(true)
  })

  it('a captcha token is requested if a code is sent', async () => {
    const { app, asked } = await openGuarded()
    offer(app.provider.emulator, 'Code')
    await readPolicy(app)
    await giveEmail(app, admin)
    expect([loginOf(app).step.name, asked.at(-1)]).toEqual(['loginWithOtc', 'login'])
  })

  it('the captcha is not loaded if the policy requires none', async () => {
    const { app, asked } = await openGuarded({ enabled: false })
    expect((await givePassword(app, admin)).ok).toBe(true)
    expect([asked, captchaOf(app).isAsked]).toEqual([[], false])
  })

  it('an unreadable captcha policy means no captcha, and the next call reads it again', async () => {
    const { app, asked } = await openGuarded({ enabled: false })
    app.provider.emulator.faults.add({ operation: 'getCaptchaPolicy', kind: 'status', status: 404, times: 1 })
    await givePassword(app, admin, 'wrong')
    expect([asked, policyReads(app)]).toEqual([[], 1])
    await loginOf(app).submitPassword({ password: 'wrong' })
    expect(policyReads(app)).toBe(2)
  })

  it('asks for the policy once', async () => {
    const { app } = await openGuarded()
    await givePassword(app, admin, 'wrong')
    await loginOf(app).submitPassword({ password: 'wrong' })
    expect(policyReads(app)).toBe(1)
  })

  it('the captcha policy is not requested if the application has no captcha', async () => {
    const app = await openLogin()
    await givePassword(app, admin)
    expect([policyReads(app), captchaOf(app).isAsked]).toEqual([0, false])
  })

  it('a captcha that fails to load fails the sign-in, and the next attempt loads it again', async () => {
    const { app, provider } = await openGuarded()
    const { load } = provider
    Object.assign(provider, { load: () => Promise.reject(new Error('blocked')) })
    expect(errorOf(await givePassword(app, admin))).toMatchObject({ code: 'captcha-unavailable' })
    Object.assign(provider, { load })
    expect((await loginOf(app).submitPassword({ password: 'Portico-demo-1' })).ok).toBe(true)
  })

  it('a captcha token requested ahead is used within 60 seconds, and replaced by a fresh one later', async () => {
    const { app, asked } = await openGuarded()
    await captchaOf(app).takeAhead({ action: 'login' })
    await app.clock.advance(59_999)
    await captchaOf(app).take({ action: 'login' })
    expect(asked.filter((one) => one === 'login')).toHaveLength(1)
    await captchaOf(app).takeAhead({ action: 'login' })
    await app.clock.advance(60_000)
    await captchaOf(app).take({ action: 'login' })
    expect(asked.filter((one) => one === 'login')).toHaveLength(3)
  })

  it('reports if it is required, once it is ready', async () => {
    const { app } = await openGuarded()
    expect(captchaOf(app).isAsked).toBeNull()
    await captchaOf(app).prepare()
    await until(() => captchaOf(app).isAsked === true)
  })
})
