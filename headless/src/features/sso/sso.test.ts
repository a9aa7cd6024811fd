import { describe, expect, it } from 'vitest'
import { answerSso } from '../../../test/answer-sso.ts'
import { type App, type AppOptions, openApp, readPolicy, until } from '../../../test/open-app.ts'
import { sessionFeature } from '../../session/feature.ts'
import { loginFeature } from '../login/index.ts'
import { departTo } from '../login/internal.ts'
import { ssoFeature } from './index.ts'

const oidcState = btoa('tenantId=globex;attempt=7;')
const oidc = 'http://localhost:5173/account/oidc/callback'
const saml = 'http://localhost:5173/account/saml/callback'

const stepOf = ({ client }: App) => client.get(ssoFeature).getSnapshot().step
const loginOf = ({ client }: App) => client.get(loginFeature).getSnapshot()

/** Opens a tab that returns to an address. If `left` is given, the tab left with that state. */
async function backAt(
  address: string,
  left?: string,
  prepare: (app: App) => Promise<void> = async () => {},
  options: AppOptions = {},
) {
  const app = await openApp({ address, starts: false, logLevel: 'silent', ...options })
  if (left !== undefined) departTo(app.client, `https://id.globex.test/authorize?state=${encodeURIComponent(left)}`)
  await prepare(app)
  app.client.get(loginFeature).subscribe(() => {})
  app.client.get(ssoFeature).subscribe(() => {})
  await until(() => !app.client.get(ssoFeature).getSnapshot().isPending)
  return app
}

const answered = (operation: Parameters<typeof answerSso>[1]) => (app: App) => answerSso(app, operation)

const returned = `${oidc}?code=abc&state=${encodeURIComponent(oidcState)}&iss=https%3A%2F%2Fid.globex.test`

describe('coming back by OpenID Connect', () => {
  it('signs the person in, and the sign-in leads on', async () => {
    const app = await backAt(returned, oidcState, answered('postLoginOidcV2'))
    expect(stepOf(app)).toEqual({ name: 'done' })
    expect(app.client.get(sessionFeature).getSnapshot().user?.email).toBe('sso@globex.test')
    await until(() => loginOf(app).step.name === 'success')
    await app.clock.advance(200)
    expect(app.ports.page.url()?.pathname).toBe('/')
  })

  it('leaves nothing in the address', async () => {
    const app = await backAt(returned, oidcState, answered('postLoginOidcV2'))
    expect(app.ports.page.moves[0]).toEqual({ path: '/account/oidc/callback', replace: true })
  })

  it.each([
    ['a state this tab did not leave with', returned, btoa('tenantId=globex;attempt=8;')],
    ['a link to a tab that never left', returned, undefined],
    ['a state that names no tenant', `${oidc}?code=abc&state=eA`, 'eA'],
    ['a state that is not base 64', `${oidc}?code=abc&state=%25%25`, '%%'],
    ['no code', `${oidc}?state=${encodeURIComponent(oidcState)}`, oidcState],
    ['nothing', oidc, oidcState],
  ])('exchanges nothing for %s', async (_, address, left) => {
    const app = await backAt(address, left)
    expect(stepOf(app)).toEqual({ name: 'invalid' })
    expect(app.called()).not.toContain('postLoginOidcV2')
  })

  it('a return by OpenID Connect is refused if the tab left without a state', async () => {
    const app = await backAt(returned, '', answered('postLoginOidcV2'))
    expect(stepOf(app)).toEqual({ name: 'invalid' })
  })

  it('a stranger’s OpenID Connect link is refused after the tab has left for SAML', async () => {
    const app = await openApp({ address: `${saml}?SAMLResponse=PHg%2B&RelayState=7`, starts: false })
    await answerSso(app, 'postLoginSaml')
    departTo(app.client, 'https://idp.example.com/saml?SAMLRequest=abc')
    app.client.get(ssoFeature).subscribe(() => {})
    await until(() => app.client.get(sessionFeature).getSnapshot().user !== null)
    const attacked = await openApp({ beside: app, sameBrowser: true, address: returned, starts: false })
    attacked.client.get(ssoFeature).subscribe(() => {})
    await until(() => !attacked.client.get(ssoFeature).getSnapshot().isPending)
    expect(stepOf(attacked)).toEqual({ name: 'invalid' })
    expect(attacked.called()).not.toContain('postLoginOidcV2')
  })

  it.each([
    [599_999, 'done'],
    [600_000, 'invalid'],
  ])('%s milliseconds after the tab has left is %s', async (ms, name) => {
    const app = await backAt(returned, oidcState, async (prepared) => {
      await answerSso(prepared, 'postLoginOidcV2')
      await prepared.clock.advance(ms)
    })
    expect(stepOf(app)).toEqual({ name })
  })

  it('names the address of the page without its query in the exchange', async () => {
    const app = await backAt(`${returned}&lang=de`, oidcState, answered('postLoginOidcV2'))
    const body = { code: 'abc', RelayState: oidcState, redirectUri: oidc }
    expect(app.sent('/user/oidc/postlogin')).toEqual([expect.objectContaining({ body })])
  })

  it('a return by OpenID Connect fails with sso-refused if the user refused at the provider', async () => {
    const app = await backAt(`${oidc}?error=access_denied&state=${encodeURIComponent(oidcState)}`, oidcState)
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithSSOFailed', error: { code: 'sso-refused' } })
  })

  it('an error without its state is invalid in a tab that left for a sign-in, and ends no test', async () => {
    const app = await backAt(`${oidc}?error=access_denied`, oidcState)
    expect(stepOf(app)).toEqual({ name: 'invalid' })
    expect(app.called()).not.toContain('answerSsoTest')
  })

  it('takes nothing up again after a reload', async () => {
    const app = await backAt(returned, oidcState, answered('postLoginOidcV2'))
    const again = await openApp({ beside: app, sameBrowser: true, address: oidc, starts: false })
    again.client.get(ssoFeature).subscribe(() => {})
    await until(() => !again.client.get(ssoFeature).getSnapshot().isPending)
    expect(stepOf(again)).toEqual({ name: 'invalid' })
    expect(again.called().filter((one) => one === 'postLoginOidcV2')).toHaveLength(1)
  })
})

describe('coming back by SAML', () => {
  it('signs the person in by what the provider handed on', async () => {
    const app = await backAt(`${saml}?SAMLResponse=PHg%2B&RelayState=7`, undefined, answered('postLoginSaml'))
    expect(app.client.get(sessionFeature).getSnapshot().user?.email).toBe('sso@globex.test')
  })

  it('keeps of samlerrors what stands before the first pipe, for developers only', async () => {
    const app = await backAt(`${saml}?samlerrors=Call%20us%20at%20555|ER-17|x`)
    const { step } = loginOf(app)
    expect(step).toMatchObject({ error: { code: 'sso-refused', context: { samlErrors: 'Call us at 555' } } })
    expect('error' in step && step.error.message).not.toContain('555')
    expect(app.called()).not.toContain('postLoginSaml')
  })

  it.each([
    ['RelayState', `${saml}?RelayState=7`],
    ['SAMLResponse', `${saml}?SAMLResponse=PHg%2B`],
  ])('exchanges nothing if only %s came', async (_, address) => {
    const app = await backAt(address, undefined, answered('postLoginSaml'))
    expect(stepOf(app)).toEqual({ name: 'invalid' })
    expect(app.called()).not.toContain('postLoginSaml')
  })
})

describe('a company’s sign-in that fails', () => {
  const fail = () => backAt(`${saml}?SAMLResponse=PHg%2B&RelayState=never-begun`)

  it('a failed company sign-in is shown at the login route, with ‘Failed to authenticate’', async () => {
    const app = await fail()
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    expect(loginOf(app).step).toMatchObject({
      error: { code: 'failed-to-authenticate', message: 'Failed to authenticate', status: 401 },
      isStaying: false,
    })
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('a failed company sign-in is shown with the query of the tenant’s own login', async () => {
    const app = await openApp({
      address: `${saml}?SAMLResponse=PHg%2B&RelayState=never-begun`,
      tenantResolver: () => 'acme',
    })
    app.provider.emulator.arrange(({ tenants }) => {
      for (const { settings } of tenants) settings['applicationUrl'] = 'http://localhost:5173/acme/home?team=1'
    })
    await readPolicy(app)
    app.client.get(ssoFeature).subscribe(() => {})
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    expect(app.ports.page.moves.at(-1)?.path).toBe('/account/login?team=1')
  })

  it('a failed company sign-in is shown at the login route if the tenant’s own login is another document', async () => {
    const routes = { customLoginUrl: 'https://acme.example.com/login' }
    const app = await backAt(`${saml}?SAMLResponse=PHg%2B&RelayState=never-begun`, undefined, undefined, { routes })
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    expect(app.ports.page.opened).toEqual([])
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('leads to authenticatedUrl after 1 second', async () => {
    const app = await fail()
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    await app.clock.advance(999)
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
    await app.clock.advance(1)
    expect(app.ports.page.url()?.pathname).toBe('/')
  })

  it('shows the first form again after that', async () => {
    const app = await fail()
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    await app.clock.advance(1000)
    expect(loginOf(app).step).toEqual({ name: 'preLogin', email: '', notice: null })
  })

  it('leads there too if the router of the application moves late', async () => {
    const later: (() => void)[] = []
    const navigate: AppOptions['navigate'] = (...move) => void later.push(() => app.ports.page.move(...move))
    const app = await backAt(`${saml}?SAMLResponse=PHg%2B&RelayState=never-begun`, undefined, undefined, { navigate })
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    expect(app.ports.page.url()?.pathname).toBe('/account/saml/callback')
    later.shift()?.()
    await app.clock.advance(1000)
    later.shift()?.()
    expect(app.ports.page.url()?.pathname).toBe('/')
    expect(loginOf(app).step.name).toBe('preLogin')
  })

  it('leads nowhere if the person has opened another page meanwhile', async () => {
    const app = await fail()
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    app.ports.page.travel('/help')
    await app.clock.advance(10_000)
    expect(app.ports.page.url()?.pathname).toBe('/help')
  })

  it('leads nowhere after stay', async () => {
    const app = await fail()
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    loginOf(app).stay()
    await app.clock.advance(10_000)
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithSSOFailed', isStaying: true })
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })
})

describe('leaving for a company’s sign-in', () => {
  it('goes at once where the provider calls it external, without a step between', async () => {
    const app = await openApp()
    const body = JSON.stringify({ address: 'https://id.globex.test/start', idpType: 'saml', addressType: 'external' })
    app.provider.emulator.faults.add({ operation: 'preLoginSso', kind: 'status', status: 200, body })
    await loginOf(app).submitEmail({ email: 'sso@globex.test' })
    expect(app.ports.page.opened).toEqual(['https://id.globex.test/start'])
    expect(loginOf(app).step.name).toBe('preLogin')
  })
})
