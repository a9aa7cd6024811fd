import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OidcIdentityProvider, startOidcIdentityProvider } from '../../test/oidc-identity-provider.ts'
import { at, personIn, textOf } from '../../test/open-caller.ts'
import { metadataOf, openAs, root } from '../../test/open-sso.ts'
import { type SamlIdentityProvider, startSamlIdentityProvider } from '../../test/saml-identity-provider.ts'
import { sendForm } from '../../test/send-form.ts'
import { signInAtOidc } from '../../test/sign-in-at-oidc.ts'
import { relyingParty } from './relying-party.ts'

const application = 'http://localhost:5173'
const from = { headers: { origin: application } }
const redirectUri = `${application}/account/oidc/callback`

type Configured = Awaited<ReturnType<typeof open>>

/** Configures a connection of Acme by calls. Its domain is validated, and it is enabled. */
async function open(body: object | ((id: string) => object), path = '') {
  const scene = await openAs('admin@acme.test', {
    relyingParty,
    realTime: Date.now,
    reach: ['http://localhost:*', 'http://127.0.0.1:*'],
  })
  const id = await scene.create({ type: 'okta' })
  await scene.own(id, 'acme.test')
  const method = path === '' ? 'PATCH' : 'PUT'
  const { status } = await scene.send(method, `${root}/${id}${path}`, typeof body === 'function' ? body(id) : body)
  expect(status).toBe(200)
  await scene.send('PATCH', `${root}/${id}`, { enabled: true })
  return { ...scene, id, root: `${root}/${id}` }
}

const addressFor = async ({ post }: Configured, email: string) =>
  textOf(await post(at.preLogin, { email }, from), 'address')
const rolesOf = ({ emulator, tenantId }: Configured, email: string) => {
  const { roles } = emulator.snapshot()
  const membership = personIn(emulator, email).memberships.find((one) => one.tenantId === tenantId)
  return roles.filter(({ id }) => membership?.roleIds.includes(id)).map(({ key }) => key)
}

describe('a connection by SAML', () => {
  let idp: SamlIdentityProvider
  beforeAll(async () => {
    idp = await startSamlIdentityProvider()
  })
  afterAll(() => idp.stop())

  async function signIn(scene: Configured, email = 'new@acme.test') {
    const { SAMLResponse, RelayState } = await idp.respond(await addressFor(scene, email), email)
    return scene.post('/identity/resources/auth/v1/user/saml/postlogin', { SAMLResponse, RelayState }, from)
  }

  const byHand = () => ({ ssoEndpoint: idp.entryPoint, publicCertificate: idp.certificate })

  it.each([
    ['by hand', byHand, ''],
    [
      'from metadata',
      () => ({
        metadata: metadataOf({
          entityId: idp.entityId,
          location: idp.entryPoint,
          certificate: idp.certificate.replace(/-----[A-Z ]+-----/g, ''),
          wantsSigned: 'false',
        }),
      }),
      '/metadata',
    ],
  ] as const)('signs in by the values that were configured %s', async (_, body, path) => {
    const scene = await open(body(), path)
    expect((await signIn(scene)).status).toBe(200)
    expect(personIn(scene.emulator, 'new@acme.test').memberships).toMatchObject([{ tenantId: scene.tenantId }])
  })

  it('refuses an assertion of another name than that of its metadata', async () => {
    const { entryPoint: location, certificate } = idp
    const values = { location, certificate: certificate.replace(/-----[A-Z ]+-----/g, ''), wantsSigned: 'false' }
    const scene = await open({ metadata: metadataOf({ entityId: 'https://other.test', ...values }) }, '/metadata')
    expect((await signIn(scene)).status).toBe(401)
  })

  it('a SAML connection signs its requests if it is configured to', async () => {
    const scene = await open({ ...byHand(), signRequest: true })
    const asked = new URL(await addressFor(scene, 'ada@acme.test')).searchParams
    expect(asked.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
    expect(asked.get('Signature')).toMatch(/^[\w+/]{300,}=*$/)
    expect((await signIn(scene)).status).toBe(200)
    const unsigned = await open(byHand())
    expect(new URL(await addressFor(unsigned, 'ada@acme.test')).searchParams.has('Signature')).toBe(false)
  })

  it('names itself as it is configured to', async () => {
    const scene = await open({ ...byHand(), spEntityId: 'urn:acme:sso' })
    expect((await signIn(scene)).status).toBe(200)
    idp.amiss.audience = `${scene.baseUrl}/auth/saml/metadata`
    expect((await signIn(scene)).status).toBe(401)
    delete idp.amiss.audience
  })

  it('gives its default roles in the place of those of the tenant, and keeps what an administrator gave', async () => {
    const scene = await open(byHand())
    await scene.send('PUT', `${scene.root}/roles`, { roleIds: [scene.role('Viewer')] })
    await signIn(scene)
    await signIn(scene, 'admin@acme.test')
    expect(rolesOf(scene, 'new@acme.test')).toEqual(['Viewer'])
    expect(rolesOf(scene, 'admin@acme.test')).toEqual(['Admin', 'Viewer'])
  })

  it('leaves the last administrator the roles that a sign-in would take', async () => {
    const scene = await open(byHand())
    const admin = scene.role('Admin')
    scene.emulator.arrange((state) => {
      state.groups = []
      for (const user of state.users) {
        const isAdmin = user.email === 'admin@acme.test'
        for (const one of user.memberships)
          if (one.tenantId === scene.tenantId) Object.assign(one, isAdmin ? { ssoRoleIds: [admin] } : { roleIds: [] })
      }
    })
    await scene.send('PUT', `${scene.root}/roles`, { roleIds: [scene.role('Viewer')] })
    expect((await signIn(scene, 'admin@acme.test')).status).toBe(200)
    expect(rolesOf(scene, 'admin@acme.test')).toEqual(['Admin', 'Viewer'])
    scene.emulator.arrange(({ users }) => {
      for (const { email, memberships } of users)
        if (email === 'reader@acme.test') for (const one of memberships) one.roleIds = [admin]
    })
    await signIn(scene, 'admin@acme.test')
    expect(rolesOf(scene, 'admin@acme.test')).toEqual(['Viewer'])
  })

  it('gives the default roles of the tenant without its own', async () => {
    const scene = await open(byHand())
    await signIn(scene)
    expect(rolesOf(scene, 'new@acme.test')).toEqual(['ReadOnly'])
  })

  it('a SAML connection accepts another domain only if configured to, and never a user of another tenant', async () => {
    const scene = await open(byHand())
    const as = async (email: string) => {
      const { SAMLResponse, RelayState } = await idp.respond(await addressFor(scene, 'ada@acme.test'), email)
      const path = '/identity/resources/auth/v1/user/saml/postlogin'
      return (await scene.post(path, { SAMLResponse, RelayState }, from)).status
    }
    expect(await as('guest@partner.test')).toBe(403)
    await scene.send('PATCH', scene.root, { skipEmailDomainValidation: true })
    expect(await as('guest@partner.test')).toBe(200)
    expect(await as('sso@globex.test')).toBe(403)
  })
})

describe('a connection by OpenID Connect', () => {
  let idp: OidcIdentityProvider
  beforeAll(async () => {
    idp = await startOidcIdentityProvider([redirectUri])
  })
  afterAll(() => idp.stop())

  it('signs in by the client id and the secret that were configured', async () => {
    const { issuer: ssoEndpoint, clientId: oidcClientId, clientSecret: oidcSecret } = idp
    const scene = await open({ type: 'oidc', ssoEndpoint, oidcClientId, oidcSecret })
    const signIn = async () => {
      const address = new URL(await addressFor(scene, 'new@acme.test'))
      address.searchParams.set('redirect_uri', redirectUri)
      const back = (await signInAtOidc(address.href, 'new@acme.test')).searchParams
      const body = { code: back.get('code'), RelayState: back.get('state'), redirectUri }
      return scene.post('/identity/resources/auth/v2/user/oidc/postlogin', body, from)
    }
    expect((await signIn()).status).toBe(200)
    await scene.send('PATCH', scene.root, { oidcSecret: 'wrong' })
    expect((await signIn()).status).toBe(401)
  })
})

describe('the groups of a user at the provider', () => {
  it.each(['saml', 'oidc'] as const)(
    'give their roles at each sign-in, and take them again, by %s',
    async (protocol) => {
      const scene = await open((id) => ({ url: `http://localhost:4400/idp/${id}/metadata` }), '/metadata-url')
      const email = 'reader@acme.test'
      if (protocol === 'oidc') {
        const ssoEndpoint = `http://localhost:4400/idp/${scene.id}`
        scene.arrangeOne({ type: 'oidc' })
        scene.emulator.arrange(({ ssoConnections }) => {
          for (const one of ssoConnections) if (one.id === scene.id) delete one.saml
        })
        expect((await scene.send('GET', root)).body).toMatchObject([{ ssoEndpoint }])
      }
      const inGroup = (isIn: boolean) =>
        scene.emulator.arrange(({ groups, users }) => {
          const id = users.find((one) => one.email === email)?.id ?? ''
          for (const group of groups) group.userIds = isIn ? [id] : []
        })
      const [group] = scene.emulator.snapshot().groups
      await scene.send('POST', `${scene.root}/groups`, { group: group?.name, roleIds: [scene.role('Editor')] })
      const signIn = async () => {
        const address = new URL(await addressFor(scene, email))
        if (protocol === 'oidc') address.searchParams.set('redirect_uri', redirectUri)
        const { to } = await sendForm(scene, address, { email })
        const back = Object.fromEntries(new URL(to ?? '').searchParams)
        const { status } =
          protocol === 'saml'
            ? await scene.post('/identity/resources/auth/v1/user/saml/postlogin', back, from)
            : await scene.post(
                '/identity/resources/auth/v2/user/oidc/postlogin',
                { code: back['code'], RelayState: back['state'], redirectUri },
                from,
              )
        expect(status).toBe(200)
        return rolesOf(scene, email)
      }
      inGroup(true)
      expect(await signIn()).toEqual(['Editor', 'ReadOnly'])
      inGroup(false)
      expect(await signIn()).toEqual(['ReadOnly'])
    },
  )
})

describe('a document', () => {
  it('a document is read from its address, up to a size limit and without redirects', async () => {
    const idp = await startSamlIdentityProvider()
    expect(await relyingParty.readDocument(fetch, idp.entryPoint, 10_000)).toContain('<h1>Globex sign-in</h1>')
    await expect(relyingParty.readDocument(fetch, idp.entryPoint, 10)).rejects.toThrow('more than 10 bytes')
    await idp.stop()
    await expect(relyingParty.readDocument(fetch, idp.entryPoint, 10_000)).rejects.toThrow()
  })
})
