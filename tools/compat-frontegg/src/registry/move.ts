import type { Client } from '@portico/headless'
import { createRoutes } from '@portico/headless/routes'
import { sessionFeature } from '@portico/headless/session'
import type { RedirectOptions } from '../options/types.ts'

/** Moves within the application, as Frontegg's `onRedirectTo` does. `refresh` loads a new document. */
export function redirectTo(client: Client, path: string, { refresh, replace = false }: RedirectOptions = {}): void {
  const page = client.ports.page.url()
  if (refresh && page) client.leave(new URL(path, page).href)
  else client.navigate(path, { replace })
}

/**
 * Leads a signed-out person to the sign-in, once the session is known: to the provider's page with hosted login, else to the
 * route of the sign-in. `params` are added to the address of the provider's page. A signed-in person stays.
 */
export async function signInWithRedirect(client: Client, params?: Readonly<Record<string, string>>): Promise<void> {
  const session = client.get(sessionFeature)
  await client.session.getAccessToken().catch(() => null)
  if (session.getSnapshot().user) return
  const { hostedLogin } = client.options
  if (hostedLogin && params && Object.keys(params).length > 0) {
    const { hostedLoginFeature } = await import('@portico/headless/features/hosted-login')
    await client.get(hostedLoginFeature).actions.signIn({ params })
  } else if (hostedLogin) hostedLogin.signIn(client)
  else client.navigate(signInPath(client))
}

/** The route of the sign-in with the way back. */
function signInPath(client: Client): string {
  const { loginUrl, authenticatedUrl } = createRoutes(client.options.routes)
  const page = client.ports.page.url()
  const back = page ? page.pathname + page.search : authenticatedUrl
  if (back === authenticatedUrl || back.startsWith(loginUrl)) return loginUrl
  return `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}redirectUrl=${encodeURIComponent(back)}`
}
