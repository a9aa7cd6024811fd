import { demoPassword } from '@portico/emulator/testing'
import { hostedOnServer } from '../src/features/hosted-login/index.ts'
import type { ServerOptions, Verdict } from '../src/server/index.ts'
import { openServer } from './open-server.ts'

export const me = 'admin@acme.test'
export const locationOf = (response: Response | null) => new URL(response?.headers.get('location') ?? 'nowhere:')

/** Opens an application with hosted login on its server. The browser has cookies at the provider too. */
export function openHosted(options: Partial<ServerOptions> = {}) {
  const app = openServer({ hostedLogin: true, ...options })
  const browser = app.openBrowser({ hostedLogin: hostedOnServer(), keepSessionAlive: false })
  const { fetch: atProvider } = app.provider.openBrowser()
  return { app, browser, atProvider }
}

/** Signs in on the provider's page. Returns the address of the return. */
export async function signInThere(
  { atProvider }: Pick<ReturnType<typeof openHosted>, 'atProvider'>,
  address: URL,
): Promise<string> {
  const form = locationOf(await atProvider(address))
  const body = new URLSearchParams({ email: me, password: demoPassword })
  const back = form.pathname === '/oauth/callback' ? form : locationOf(await atProvider(form, { method: 'POST', body }))
  return back.pathname + back.search
}

/** Signs in from a page of the application. Returns the verdict on the return. */
export async function signInHosted(
  opened: ReturnType<typeof openHosted>,
  path = '/account/login?redirectUrl=/reports',
): Promise<Verdict> {
  const { response } = await opened.browser.visit(path)
  return opened.browser.visit(await signInThere(opened, locationOf(response)))
}
