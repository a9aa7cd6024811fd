import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../test/open-app.ts'
import { type Issuer, openIssuer, origin } from '../../../test/open-issuer.ts'
import { sessionFeature } from '../../session/feature.ts'
import { hostedLoginFeature } from './index.ts'

let issuer: Issuer

beforeAll(async () => {
  issuer = await openIssuer({ client: { baseUrl: 'http://127.0.0.1:1' } })
})

afterAll(() => issuer.close())

describe('an OpenID provider that is not ours', () => {
  it('signs a user in by the same client, renews by its refresh token, and signs out', async () => {
    const before = issuer.open(`${origin}/reports`)
    await before.client.get(hostedLoginFeature).getSnapshot().signIn()
    const back = await issuer.signInThere(before.ports.page.opened[0])
    expect(new URL(back).searchParams.get('iss')).toBe(issuer.address)

    const { client, ports } = issuer.open(back, before)
    client.get(hostedLoginFeature).subscribe(() => {})
    await until(() => client.get(hostedLoginFeature).getSnapshot().step.name === 'success')
    expect(client.get(sessionFeature).getSnapshot()).toMatchObject({
      status: 'authenticated',
      user: { id: 'ada', email: 'ada@acme.test', name: 'Ada Admin' },
    })
    const next = await client.session.getAccessToken({ forceRefresh: true })
    expect(next).toMatch(/^eyJ/)
    expect(issuer.journal.filter((to) => to.endsWith('/token'))).toHaveLength(2)

    await client.get(hostedLoginFeature).getSnapshot().signOut()
    const end = new URL(ports.page.opened[0] ?? '')
    expect(end.pathname).toBe('/session/end')
    expect(end.searchParams.get('id_token_hint')).toBe(next)
    expect((await fetch(end)).status).toBe(200)
  })

  it('refuses a code with the verifier of another page, and reports it', async () => {
    const before = issuer.open(`${origin}/`)
    await before.client.get(hostedLoginFeature).getSnapshot().signIn()
    const back = await issuer.signInThere(before.ports.page.opened[0])
    const { session: kept } = before.ports.storage
    const key = 'portico-hosted-login:default'
    kept.set(key, (kept.get(key) ?? '').replace(/"verifier":"[^"]+"/, `"verifier":"${'x'.repeat(43)}"`))
    const { client } = issuer.open(back, before)
    client.get(hostedLoginFeature).subscribe(() => {})
    await until(() => client.get(hostedLoginFeature).getSnapshot().step.name === 'failed')
    expect(client.get(hostedLoginFeature).getSnapshot().step).toMatchObject({ failure: { code: 'invalid_grant' } })
  })
})
