import { describe, expect, it } from 'vitest'
import { answerSso } from '../../../test/answer-sso.ts'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { session } from '../../session/feature.ts'
import { departTo, login } from '../login/index.ts'
import { sso } from './index.ts'

const oidcState = btoa('tenantId=globex;attempt=7;')
const oidc = 'http://localhost:5173/account/oidc/callback'
const saml = 'http://localhost:5173/account/saml/callback'

const stepOf = ({ client }: App) => client.get(sso).getSnapshot().step
const loginOf = ({ client }: App) => client.get(login).getSnapshot()

/** A tab that comes back to an address; it left for `state`, where one is given. */
async function backAt(address: string, left?: string, prepare: (app: App) => Promise<void> = async () => {}) {
  const app = await openApp({ address, starts: false, logLevel: 'silent' })
  if (left !== undefined) departTo(app.client, `https://id.globex.test/authorize?state=${encodeURIComponent(left)}`)
  await prepare(app)
  app.client.get(login).subscribe(() => {})
  app.client.get(sso).subscribe(() => {})
  await until(() => !app.client.get(sso).getSnapshot().isPending)
  return app
}

const answered = (operation: Parameters<typeof answerSso>[1]) => (app: App) => answerSso(app, operation)

const returned = `${oidc}?code=abc&state=${encodeURIComponent(oidcState)}&iss=https%3A%2F%2Fid.globex.test`

describe('coming back by OpenID Connect', () => {
  it('signs the person in, and the sign-in leads on', async () => {
    const app = await backAt(returned, oidcState, answered('postLoginOidcV2'))
    expect(stepOf(app)).toEqual({ name: 'done' })
    expect(app.client.get(session).getSnapshot().user?.email).toBe('sso@globex.test')
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

  it('does not ask which state came back where the address that was left for named none', async () => {
    const app = await backAt(returned, '', answered('postLoginOidcV2'))
    expect(stepOf(app)).toEqual({ name: 'done' })
  })

  it('is failed by the person who did not want to', async () => {
    const app = await backAt(`${oidc}?error=access_denied&state=${encodeURIComponent(oidcState)}`, oidcState)
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithSSOFailed', error: { code: 'sso-refused' } })
  })

  it('takes nothing up again after a reload', async () => {
    const app = await backAt(returned, oidcState, answered('postLoginOidcV2'))
    const again = await openApp({ beside: app, sameBrowser: true, address: oidc, starts: false })
    again.client.get(sso).subscribe(() => {})
    await until(() => !again.client.get(sso).getSnapshot().isPending)
    expect(stepOf(again)).toEqual({ name: 'invalid' })
    expect(again.called().filter((one) => one === 'postLoginOidcV2')).toHaveLength(1)
  })
})

describe('coming back by SAML', () => {
  it('signs the person in by what the provider handed on', async () => {
    const app = await backAt(`${saml}?SAMLResponse=PHg%2B&RelayState=7`, undefined, answered('postLoginSaml'))
    expect(app.client.get(session).getSnapshot().user?.email).toBe('sso@globex.test')
  })

  it('keeps of samlerrors what stands before the first pipe', async () => {
    const app = await backAt(`${saml}?samlerrors=No%20seat|ER-17|x`)
    expect(loginOf(app).step).toMatchObject({ error: { code: 'sso-refused', message: 'No seat' } })
    expect(app.called()).not.toContain('postLoginSaml')
  })

  it('exchanges nothing where nothing came', async () => {
    expect(stepOf(await backAt(`${saml}?RelayState=7`))).toEqual({ name: 'invalid' })
  })
})

describe('a company’s sign-in that fails', () => {
  const fail = () => backAt(`${saml}?SAMLResponse=PHg%2B&RelayState=never-begun`)

  it('is told at the login route, with ‘Failed to authenticate’', async () => {
    const app = await fail()
    await until(() => loginOf(app).step.name === 'loginWithSSOFailed')
    expect(loginOf(app).step).toMatchObject({
      error: { code: 'failed-to-authenticate', message: 'Failed to authenticate', status: 401 },
      isStaying: false,
    })
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

  it('leads nowhere once the page is told to stay', async () => {
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
