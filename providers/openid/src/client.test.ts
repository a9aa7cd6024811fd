import { createClient } from '@portico/headless/client'
import { hostedOnServer } from '@portico/headless/hosted-login'
import { sessionFeature } from '@portico/headless/session'
import { expect, it, onTestFinished } from 'vitest'
import { openFakeIssuer } from '../test/fake-issuer.ts'
import { appUrl, openApplication } from '../test/open-application.ts'

it('a page is in the tenant of the profile, and stays there when its session is renewed', async () => {
  const issuer = await openFakeIssuer({ claims: { org_id: 'acme', org_name: 'Acme', roles: ['admin'] } })
  const app = openApplication(issuer, { preset: 'auth0' })
  await app.signIn()
  const paths: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input), appUrl)
    paths.push(pathname)
    return app.call(pathname.replace(/^\/api/, '') + search, {
      ...init,
      headers: Object.fromEntries(new Headers(init?.headers)),
    })
  }
  const client = createClient({ baseUrl: () => `${appUrl}/api`, ports: { fetch }, hostedLogin: hostedOnServer() })
  onTestFinished(() => client.dispose())
  const session = client.get(sessionFeature)
  session.subscribe(() => {})
  await expect.poll(() => session.getSnapshot().status).toBe('authenticated')
  const { user, tenant } = session.getSnapshot()
  expect([user?.tenantId, tenant?.name, user?.roles.map(({ key }) => key)]).toEqual(['acme', 'Acme', ['admin']])
  const read = paths.length
  expect(await client.session.getAccessToken({ forceRefresh: true })).toMatch(/^redacted\..+\.redacted$/)
  expect(session.getSnapshot()).toMatchObject({
    status: 'authenticated',
    user: { tenantId: 'acme' },
    tenant: { name: 'Acme' },
  })
  expect(paths.slice(read)).toEqual(['/api/frontegg/identity/resources/auth/v1/user/token/refresh'])
})
