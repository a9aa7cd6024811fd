import { describe, expect, it } from 'vitest'
import { openScene, type Scene } from '../../test/open-caller.ts'
import { sendForm } from '../../test/send-form.ts'
import { relyingParty } from '../node/relying-party.ts'

const application = 'http://localhost:5173'
const email = 'sso@globex.test'

/** Opens an emulator in which a user of Globex has signed in by SAML before. */
async function open() {
  const scene = openScene({ relyingParty })
  const [globex] = scene.emulator.snapshot().ssoConnections.filter(({ domains }) => domains.includes('globex.test'))
  const id = globex?.id ?? ''
  const change = (values: object) =>
    scene.emulator.arrange(({ ssoConnections }) => {
      for (const one of ssoConnections) if (one.id === id) Object.assign(one, values)
    })
  change({ type: 'saml' })
  await scene.post('/identity/resources/auth/v2/user/sso/prelogin', { email }, { headers: { origin: application } })
  const issuer = `${scene.baseUrl}/idp/${id}`
  return { ...scene, issuer, change }
}

/** Posts a response to the address for assertions. Returns the answer of the emulator. */
async function deliver({ emulator, baseUrl }: Scene, xml: string, relayState = '') {
  const body = new URLSearchParams({ SAMLResponse: btoa(xml), RelayState: relayState })
  const response = await emulator.fetch(new Request(`${baseUrl}/auth/saml/callback`, { method: 'POST', body }))
  return { status: response.status, to: response.headers.get('location'), page: await response.text() }
}

const responseOf = (issuer: string, attributes = '') =>
  `<samlp:Response xmlns:samlp="p" xmlns:saml="a" ${attributes}><saml:Issuer>${issuer}</saml:Issuer></samlp:Response>`

describe('a sign-in that begins at the identity provider', () => {
  it('leads to a sign-in of our own at its connection, which ends in the application', async () => {
    const scene = await open()
    const { status, to } = await deliver(scene, responseOf(scene.issuer), 'a-page-of-the-dashboard')
    expect([status, to?.split('?')[0]]).toEqual([303, `${scene.issuer}/saml`])
    const back = new URL((await sendForm(scene, new URL(to ?? ''), { email })).to ?? '')
    expect(back.origin + back.pathname).toBe(`${application}/account/saml/callback`)
    const form = Object.fromEntries(back.searchParams)
    const signedIn = await scene.post('/identity/resources/auth/v1/user/saml/postlogin', form)
    expect(signedIn).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } })
  })

  it.each<readonly [title: string, xml: (issuer: string) => string, values: object]>([
    ['of an unknown issuer', () => responseOf('https://another.example'), {}],
    ['that answers a request, so that nobody is led round', (issuer) => responseOf(issuer, 'InResponseTo="_1"'), {}],
    ['of a connection that is off', responseOf, { enabled: false }],
    ['that cannot be read', () => 'no XML', {}],
  ])('shows a page for a response %s', async (_, xml, values) => {
    const scene = await open()
    scene.change(values)
    const { status, to, page } = await deliver(scene, xml(scene.issuer))
    expect([status, to]).toEqual([400, null])
    expect(page).toContain('Open the application')
  })

  it('shows a page if the application is not known yet', async () => {
    const scene = await open()
    scene.emulator.arrange(({ ssoConnections }) => {
      for (const one of ssoConnections) delete one.applicationOrigin
    })
    expect((await deliver(scene, responseOf(scene.issuer))).status).toBe(400)
  })

  it('does not lead round for ever if the provider answers as if there were no request', async () => {
    const scene = await open()
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) statuses.push((await deliver(scene, responseOf(scene.issuer))).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 400])
  })
})
