import { demoAuthenticatorSecret, demoPassword, totp } from '@portico/emulator/testing'
import { hosted, hostedLoginFeature } from '../src/features/hosted-login/index.ts'
import type { HostedLoginOptions } from '../src/features/hosted-login/types.ts'
import { sessionFeature } from '../src/session/feature.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

/** The client id of the emulator's environment. */
export const clientId = 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca'
/** The origin of the application. */
export const origin = 'http://localhost:5173'
/** The email address of the user who signs in. */
export const me = 'admin@acme.test'

/** Opens an application with hosted login. */
export function openHosted(app: AppOptions = {}, options: Partial<HostedLoginOptions> = {}): Promise<App> {
  return openApp({ address: `${origin}/reports?tab=2`, hostedLogin: hosted({ clientId, ...options }), ...app })
}

/** Reads the hosted login. */
export const hostedOf = ({ client }: App) => client.get(hostedLoginFeature).getSnapshot()
/** Reads the session. */
export const sessionOf = ({ client }: App) => client.get(sessionFeature).getSnapshot()
/** Returns the last address that the page was left for. */
export const leftFor = ({ ports }: App) => new URL(ports.page.opened.at(-1) ?? 'nowhere:')
/** Counts the calls of an operation. */
export const times = (app: App, operation: string) => app.called().filter((one) => one === operation).length

/** Signs in on the provider's page. Returns the address of the return. */
export async function signInThere(app: App, email = me, page = leftFor(app)): Promise<URL> {
  const form = locationOf(await app.browser.fetch(page))
  if (form.pathname === '/oauth/callback') return form
  const fill = (fields: Readonly<Record<string, string>>) =>
    app.browser.fetch(form, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await fill({ email, password: demoPassword })
  if (answer.status === 303) return locationOf(answer)
  const mfaToken = /name="mfaToken" value="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  return locationOf(await fill({ mfaToken, code: totp(demoAuthenticatorSecret, app.clock.now()) }))
}

const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '')

/** Opens the return address in the same tab, without a page that shows it. */
export function openReturn(app: App, address: URL | string): Promise<App> {
  const { hostedLogin: source } = app.client.options
  app.client.dispose()
  return openApp({
    beside: app,
    sameBrowser: true,
    address: String(address),
    starts: false,
    ...(source && { hostedLogin: hosted({ clientId }) }),
  })
}

/** Opens the page of the return in the same tab. */
export async function comeBack(app: App, address: URL | string): Promise<App> {
  const next = await openReturn(app, address)
  next.client.get(hostedLoginFeature).subscribe(() => {})
  void next.client.start()
  return next
}

/** Signs in at the provider, and returns to the application. */
export async function signIn(app: App): Promise<App> {
  await hostedOf(app).signIn()
  const back = await comeBack(app, await signInThere(app))
  await until(() => hostedOf(back).step.name === 'success')
  await back.clock.advance(200)
  return back
}
