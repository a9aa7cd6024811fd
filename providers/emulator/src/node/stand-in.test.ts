import { describe, expect, it, vi } from 'vitest'
import { at, openScene, type Scene, textOf } from '../../test/open-caller.ts'
import { sendForm } from '../../test/send-form.ts'
import { relyingParty } from './relying-party.ts'

const application = 'http://localhost:5173'
const from = { headers: { origin: application } }
const email = 'sso@globex.test'

function open(type: 'oidc' | 'saml'): Scene {
  const scene = openScene({ relyingParty })
  scene.emulator.arrange(({ ssoConnections }) => {
    for (const connection of ssoConnections) connection.type = type
  })
  return scene
}

/** Returns the address that the application sends a user to for the sign-in. */
async function leave({ post }: Scene): Promise<URL> {
  const address = new URL(textOf(await post(at.preLogin, { email }, from), 'address'))
  if (address.pathname.endsWith('/authorize')) {
    address.searchParams.set('redirect_uri', `${application}/account/oidc/callback`)
  }
  return address
}

async function signIn(scene: Scene, type: 'oidc' | 'saml', as = email) {
  const { to } = await sendForm(scene, await leave(scene), { email: as })
  const back = Object.fromEntries(new URL(to ?? '').searchParams)
  return type === 'saml'
    ? scene.post('/identity/resources/auth/v1/user/saml/postlogin', back, from)
    : scene.post(
        '/identity/resources/auth/v2/user/oidc/postlogin',
        { code: back['code'], RelayState: back['state'], redirectUri: `${application}/account/oidc/callback` },
        from,
      )
}

describe.each(['oidc', 'saml'] as const)('the identity provider that is stood in for, by %s', (type) => {
  it('lists the people of the company, and is a page that runs nothing', async () => {
    const scene = open(type)
    const address = await leave(scene)
    const response = await scene.emulator.fetch(new Request(address))
    const page = await response.text()
    expect(page).toContain('Sam Sorensen')
    expect(page).not.toContain('admin@acme.test')
    expect(page).not.toMatch(/<script|style="|\son\w+="/)
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*form-action 'self' http:\/\/localhost:5173$/,
    )
  })

  it('signs in who is chosen, as the relying party checks it', async () => {
    const scene = open(type)
    expect(await signIn(scene, type)).toMatchObject({ status: 200, body: { mfaRequired: false, emailVerified: true } })
    const { sessions, users } = scene.emulator.snapshot()
    expect(users.find(({ id }) => id === sessions[0]?.userId)?.email).toBe(email)
  })

  it('signs in by the emulator’s clock', async () => {
    const scene = open(type)
    scene.emulator.advance(40 * 24 * 3_600_000)
    expect((await signIn(scene, type)).status).toBe(200)
  })

  it('makes an account for another address of the company, and none for a foreign one', async () => {
    const scene = open(type)
    expect((await signIn(scene, type, 'O\'Nia+"<&>@globex.test')).status).toBe(200)
    expect(scene.emulator.snapshot().users.at(-1)?.email).toBe('o\'nia+"<&>@globex.test')
    expect((await signIn(scene, type, 'nia@elsewhere.test')).body['errorCode']).toBe('ER-SSO-FOREIGN')
  })

  it('the application receives an error if the user cancels at the stand-in identity provider', async () => {
    const scene = open(type)
    const { to } = await sendForm(scene, await leave(scene), { decision: 'cancel' })
    const { searchParams } = new URL(to ?? '')
    if (type === 'oidc') expect(searchParams.get('error')).toBe('access_denied')
    else expect(searchParams.get('samlerrors')).toMatch(/^The person did not want to sign in\|/)
  })

  it('asks again, with what was typed, where that is no address', async () => {
    const scene = open(type)
    const { status, to, text } = await sendForm(scene, await leave(scene), { email: 'sam' })
    expect([status, to]).toEqual([400, null])
    expect(text).toContain('role="alert"')
    expect(text).toContain('value="sam"')
  })

  it('takes no form of another site', async () => {
    const scene = open(type)
    const address = await leave(scene)
    const body = new URLSearchParams([...address.searchParams, ['email', email]])
    const headers = { origin: 'https://evil.example' }
    const request = new Request(address.origin + address.pathname, { method: 'POST', body, headers })
    expect((await scene.emulator.fetch(request)).status).toBe(403)
  })

  it('the stand-in identity provider is not found for an unknown connection', async () => {
    const { emulator, baseUrl } = open(type)
    const path = type === 'oidc' ? 'none/.well-known/openid-configuration' : 'none/saml?RelayState=x'
    expect((await emulator.fetch(new Request(`${baseUrl}/idp/${path}`))).status).toBe(404)
  })
})

describe('the stand-in by OpenID Connect', () => {
  it.each([
    ['redirect_uri', 'https://evil.example/'],
    ['redirect_uri', 'javascript:alert(1)'],
    ['client_id', 'another'],
    ['code_challenge_method', 'plain'],
    ['response_type', 'token'],
  ])('shows no page where %s is %s', async (name, value) => {
    const scene = open('oidc')
    const address = await leave(scene)
    address.searchParams.set(name, value)
    const response = await scene.emulator.fetch(new Request(address))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  it('exchanges a code for who has its verifier, before a minute is over', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const scene = open('oidc')
    const address = await leave(scene)
    const { to } = await sendForm(scene, address, { email })
    const code = new URL(to ?? '').searchParams.get('code') ?? ''
    const exchange = (values: Readonly<Record<string, string>>) => {
      const redirect_uri = `${application}/account/oidc/callback`
      const body = new URLSearchParams({ code, redirect_uri, grant_type: 'authorization_code', ...values })
      return scene.emulator.fetch(new Request(address.href.replace(/authorize.*/, 'token'), { method: 'POST', body }))
    }
    expect((await exchange({ code_verifier: 'x'.repeat(43) })).status).toBe(400)
    const [attempt] = scene.emulator.snapshot().federation.attempts
    const verifier = { code_verifier: attempt?.verifier ?? '' }
    expect((await exchange(verifier)).status).toBe(200)
    expect((await exchange({ ...verifier, redirect_uri: `${application}/` })).status).toBe(400)
    scene.emulator.advance(61_000)
    expect((await exchange(verifier)).status).toBe(400)
  })
})

describe('a social provider that is stood in for', () => {
  const prelogin = '/frontegg/identity/resources/auth/v2/user/sso/default/google/prelogin'

  async function begin() {
    const scene = openScene({ relyingParty, with: ['social'] })
    const asked = new URLSearchParams({ redirectUri: `${application}/account/social/success`, state: 'mine' })
    const response = await scene.browser.fetch(`${scene.baseUrl}${prelogin}?${asked}`, { redirect: 'manual' })
    return { scene, address: new URL(response.headers.get('location') ?? '') }
  }

  it('asks who is there, and brings them back with a code', async () => {
    const { scene, address } = await begin()
    const { page, to } = await sendForm(scene, address, { email: 'reader@acme.test' })
    expect(page).toContain('Google')
    const back = new URL(to ?? '').searchParams
    expect(Object.fromEntries(back)).toMatchObject({ provider: 'google', state: 'mine', code: expect.any(String) })
    const query = new URLSearchParams({ code: back.get('code') ?? '' })
    const path = `/identity/resources/auth/v1/user/sso/google/postlogin?${query}`
    expect((await scene.post(path, {}, from)).body).toMatchObject({ email: 'reader@acme.test', isNewUser: false })
  })

  it('the application receives an error if the user cancels at the stand-in social provider, which serves once', async () => {
    const { scene, address } = await begin()
    const { to } = await sendForm(scene, address, { decision: 'cancel' })
    expect(new URL(to ?? '').searchParams.get('error')).toBe('access_denied')
    expect((await scene.emulator.fetch(new Request(address))).status).toBe(400)
  })
})
