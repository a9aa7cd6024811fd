import { describe, expect, it } from 'vitest'
import { at, openScene, textOf } from '../../test/open-caller.ts'

describe('the preflight of single sign-on', () => {
  it.each([at.preLogin, '/identity/resources/auth/v1/user/saml/prelogin'])(
    'names the identity provider of a domain at %s',
    async (path) => {
      const { post } = openScene()
      const { body } = await post(path, { email: 'SSO@Globex.test' })
      expect(body).toEqual({
        address: expect.stringMatching(/^http:\/\/localhost:4400\/idp\/[0-9a-f-]{36}$/),
        idpType: 'saml',
        addressType: 'sso',
      })
    },
  )

  it('takes an address with spaces around it, as people paste it', async () => {
    const { post } = openScene()
    expect((await post(at.preLogin, { email: ' sso@globex.test\n' })).body).toMatchObject({ addressType: 'sso' })
  })

  it.each(['admin@acme.test', 'nobody@nowhere.test', 'globex.test.evil@acme.test', 'globex.test', 'sso@globex.test@x'])(
    'names none for %s',
    async (email) => {
      const { post } = openScene()
      expect((await post(at.preLogin, { email })).body).toEqual({ address: null })
    },
  )

  it('names none that is switched off, or that is of another tenant than the page', async () => {
    const { post, emulator } = openScene()
    const [acme] = emulator.snapshot().tenants
    const email = 'sso@globex.test'
    expect((await post(at.preLogin, { email, tenantId: acme?.id })).body).toEqual({ address: null })
    emulator.arrange(({ ssoConnections }) => {
      for (const connection of ssoConnections) connection.enabled = false
    })
    expect((await post(at.preLogin, { email })).body).toEqual({ address: null })
  })

  it('asks for an address', async () => {
    const { post } = openScene()
    expect((await post(at.preLogin, {})).status).toBe(400)
  })
})

describe('the page of the identity provider', () => {
  async function open(referer?: string) {
    const { post, emulator } = openScene()
    const address = textOf(await post(at.preLogin, { email: 'sso@globex.test' }), 'address')
    return emulator.fetch(new Request(address, { headers: referer === undefined ? {} : { referer } }))
  }

  it('the page of the identity provider names its tenant and runs nothing', async () => {
    const response = await open()
    expect(await response.text()).toContain('<h1>Identity provider of Globex</h1>')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('leads back to the application the person came from', async () => {
    expect(await (await open('http://localhost:5173/account/login')).text()).toContain('href="http://localhost:5173/"')
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', 'http://', '"><script>'])(
    'the page of the identity provider has no link to %s',
    async (referer) => {
      expect(await (await open(referer)).text()).not.toContain('<a href')
    },
  )

  it('the page of the identity provider is not found for an unknown connection', async () => {
    const { emulator, baseUrl } = openScene()
    expect((await emulator.fetch(new Request(`${baseUrl}/idp/none`))).status).toBe(404)
  })
})
