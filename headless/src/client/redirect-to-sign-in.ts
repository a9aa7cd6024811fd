import { pageOf } from '../routes/page-of.ts'
import { hidesMainContent } from '../routes/table.ts'
import { customLoginOf } from './custom-login.ts'
import { placeOf } from './navigation.ts'
import { routesOf } from './routes-of.ts'
import type { Client } from './types.ts'

/**
 * Moves a signed-out person to the login route, or to hosted login if that is enabled. The way back is kept in the
 * `redirectUrl` of that route, beside the tenant of the page. On a route of Portico's own the person stays.
 */
export function redirectToSignIn(client: Client): void {
  const present = client.ports.page.url()
  if (!present) return
  const routes = routesOf(client)
  const login = new URL(customLoginOf(client).loginUrl ?? routes.loginUrl, present.origin)
  if (
    hidesMainContent(routes, present.pathname) ||
    pageOf(login.href, present.origin) === pageOf(present.href, present.origin)
  )
    return
  const { hostedLogin } = client.options
  if (hostedLogin) {
    hostedLogin.signIn(client)
    return
  }
  const back = placeOf(present)
  if (back !== routes.authenticatedUrl) {
    login.searchParams.set('redirectUrl', login.origin === present.origin ? back : present.href)
  }
  const tenant = present.searchParams.get('tenantId')
  if (tenant) login.searchParams.set('tenantId', tenant)
  client.navigate(login.href, { replace: true })
}
