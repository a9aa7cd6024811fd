import {
  type Client,
  type ClientOptions,
  createClient,
  PorticoProvider,
  type PorticoProviderProps,
  useSession,
} from '@portico/headless'
import { hosted } from '@portico/headless/hosted-login'
import { createRoutes } from '@portico/headless/routes'
import { createServer, optionsFromEnv, type ServerOptions } from '@portico/headless/server'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codesWithPage } from '../../../../headless/src/core/error-pages.gen.ts'
import { fakePorts } from '../../../../headless/test/fake-ports.ts'
import { openApp } from '../../../../headless/test/open-app.ts'
import { useToasts } from '../../primitives/portal/toast/toaster.tsx'
import { type PortalComponentName, portalComponent } from '../../screens/portal/components/portal-component.ts'
import { PorticoKit } from '../portico-kit.tsx'
import type { PorticoKitProps } from '../types.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const baseUrl = 'http://localhost:4400'
const server = { appUrl: 'http://localhost:3000', baseUrl, clientId: 'client', encryptionPassword: 'ab'.repeat(32) }

/** A limit for a machine with much other work. */
const limit = { timeout: 30_000 }

/** A value as an application without types passes it. */
function untyped<Value>(value: unknown): Value {
  return value as Value
}

/** The message of what a mistake throws. */
function thrownBy(mistake: () => unknown): string {
  try {
    mistake()
  } catch (thrown) {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  }
  return 'Nothing was thrown'
}

const created = (options: unknown) => () => thrownBy(() => createClient(untyped<ClientOptions>(options)))
const served = (options: object) => () =>
  thrownBy(() => createServer(untyped<ServerOptions>({ ...server, ...options })))
const rendered = (page: ReactElement) => () => thrownBy(() => render(page))

/** The text of the alert that replaces the application. */
const alerted = (client: unknown) => () => {
  render(<PorticoKit {...untyped<PorticoKitProps>({ client })}>Welcome</PorticoKit>)
  return `PorticoError: ${screen.getByRole('alert').textContent}`
}

/** The first line of the log about a word, of a client that starts. */
const started = (word: string, options: object, fetch?: typeof globalThis.fetch) => async () => {
  const ports = fakePorts({ ...(fetch && { fetch }) })
  const client: Client = createClient(untyped<ClientOptions>({ baseUrl, ports, ...options }))
  void client.start()
  await vi.waitFor(async () => {
    await ports.clock.advance(60_000)
    expect(ports.lines.join('\n')).toContain(word)
  }, limit)
  return lineOf(ports.lines, word)
}

/** The first line of the log about a word, of a kit with these props. */
const configured = (word: string, props: object) => async () => {
  const app = await openApp()
  render(
    <PorticoKit client={app.client} {...props}>
      Welcome
    </PorticoKit>,
  )
  await vi.waitFor(() => expect(app.ports.lines.join('\n')).toContain(word), limit)
  return lineOf(app.ports.lines, word)
}

function lineOf(lines: readonly string[], word: string): string {
  return lines.find((line) => line.includes(word)) ?? ''
}

function SignIn() {
  return <p>{useSession(({ status }) => status)}</p>
}

function Saved() {
  useToasts().show({ text: 'Saved' })
  return null
}

const notFound = () =>
  Promise.resolve(Response.json({ errors: ['Not found'], errorCode: 'ER-NOT-FOUND' }, { status: 404 }))
const page = () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
const dead = () => Promise.reject(new TypeError('fetch failed'))

const pages = {
  checks: 'troubleshooting#what-a-development-build-checks',
  provider: 'errors#codes-of-the-provider',
}

it.each<readonly [mistake: string, address: string, words: RegExp, made: () => string | Promise<string>]>([
  ['no options', 'base-url-missing', /needs an object of options/, created(undefined)],
  ['an address in place of options', 'base-url-missing', /needs an object of options/, created(baseUrl)],
  ['a misspelt base URL', 'base-url-missing', /did you mean baseUrl/, created({ baseURL: baseUrl })],
  ['an empty base URL', 'base-url-missing', /set baseUrl/, created({ baseUrl: '' })],
  ['a base URL without a scheme', 'base-url-invalid', /set baseUrl/, created({ baseUrl: 'acme.example.com' })],
  ['an option of another kind', 'option-invalid', /must be a number/, created({ baseUrl, timeout: '5s' })],
  ['hosted login without an id', 'client-id-missing', /set clientId/, () => thrownBy(() => hosted(untyped({})))],
  [
    'hosted login without options',
    'client-id-missing',
    /set clientId/,
    () => thrownBy(() => hosted(untyped(undefined))),
  ],
  ['a route that is none', 'invalid-route', /no path/, () => thrownBy(() => createRoutes({ loginUrl: 'sign-in' }))],
  [
    'options in place of a client',
    'client-invalid',
    /pass createClient/,
    rendered(<PorticoProvider {...untyped<PorticoProviderProps>({ client: { baseUrl } })} />),
  ],
  [
    'a provider without a client',
    'client-invalid',
    /pass createClient/,
    rendered(<PorticoProvider {...untyped<PorticoProviderProps>({})} />),
  ],
  [
    'a hook outside of a provider',
    'provider-missing',
    /feature session in SignIn needs.*two copies/,
    rendered(<SignIn />),
  ],
  ['a kit without a client', 'base-url-missing', /needs an object of options/, alerted(undefined)],
  ['a kit whose client is null', 'base-url-missing', /needs an object of options/, alerted(null)],
  ['a kit whose client is an address', 'base-url-missing', /needs an object of options/, alerted(baseUrl)],
  [
    'an element in a slot',
    'slot-invalid',
    /pass a function/,
    rendered(
      <PorticoKit
        client={{ baseUrl }}
        {...untyped<object>({ slots: { Button: <button type="button">Go</button> } })}
      />,
    ),
  ],
  ['a toast outside of a Toaster', 'toaster-missing', /render one around/, rendered(<Saved />)],
  [
    'a component that the kit does not have',
    'component-unsupported',
    /choose one of/,
    () => thrownBy(() => portalComponent(untyped<PortalComponentName>('Changepassword'))),
  ],
  [
    'a server without an environment',
    'env-missing',
    /process\.env/,
    () => thrownBy(() => optionsFromEnv(untyped(undefined))),
  ],
  [
    'a server without its variables',
    'env-missing',
    /PORTICO_APP_URL.*--env-file/,
    () => thrownBy(() => optionsFromEnv({})),
  ],
  [
    'a server without options',
    'base-url-missing',
    /set baseUrl/,
    () => thrownBy(() => createServer(untyped(undefined))),
  ],
  ['a server without a client id', 'client-id-missing', /set clientId/, served({ clientId: '' })],
  ['a server without an address', 'app-url-invalid', /set appUrl/, served({ appUrl: undefined })],
  ['a server without a key', 'encryption-password-invalid', /openssl/, served({ encryptionPassword: undefined })],
  [
    'a server whose path is an address',
    'proxy-path-invalid',
    /state one such as/,
    served({ proxyPath: 'https://a.test' }),
  ],
  ['a secure session without a secret', 'client-secret-missing', /clientSecret/, served({ secureJwt: true })],
  [
    'a token that is none',
    'token-invalid',
    /cannot be trusted: \w/,
    () => createServer(server).verifyToken('none').then(String, String),
  ],
  [
    'an option that nothing reads',
    pages.checks,
    /did you mean applicationId/,
    started('applicationID', { applicationID: 'a' }),
  ],
  [
    'a route that nothing reads',
    pages.checks,
    /did you mean signUpUrl/,
    started('signInUrl', { routes: { signInUrl: '/in' } }),
  ],
  [
    'a page and a provider on two sites',
    pages.checks,
    /use localhost in both/,
    started('two sites', { baseUrl: 'http://127.0.0.1:4400' }),
  ],
  [
    'a provider without encryption',
    pages.checks,
    /use https/,
    started('not encrypted', { baseUrl: 'http://acme.example.com' }),
  ],
  ['an emulator that does not run', 'network', /npx portico-emulator/, started('Nothing answers', {}, dead)],
  ['the application in place of the provider', 'unreadable-answer', /HTML page/, started('HTML page', {}, page)],
  [
    'a wrong path in the base URL',
    pages.provider,
    /4400\/wrong\/frontegg\/flags/,
    started('get /flags', { baseUrl: `${baseUrl}/wrong` }, notFound),
  ],
  ['a prop that nothing reads', pages.checks, /did you mean appearance/, configured('apperance', { apperance: {} })],
  [
    'a screen that nothing reads',
    pages.checks,
    /use one of|correct its name|did you mean/,
    configured('has no login', { screens: { login: SignIn } }),
  ],
  ['a slot that nothing reads', pages.checks, /did you mean Button/, configured('Buton', { slots: { Buton: SignIn } })],
  [
    'a token that nothing reads',
    pages.checks,
    /did you mean --portico-color-primary/,
    configured('primry', { appearance: { tokens: { '--portico-color-primry': 'red' } } }),
  ],
  [
    'a theme that does not exist',
    pages.checks,
    /use one of modern/,
    configured('neon', { appearance: { theme: 'neon' } }),
  ],
  ['a look that is a text', pages.checks, /must be an object/, configured('appearance of', { appearance: 'dark' })],
  [
    'a language that does not exist',
    pages.checks,
    /use one of en, de, he/,
    configured('The prop locale', { locale: 'fr' }),
  ],
  [
    'a language that cannot be loaded',
    'locale-unknown',
    /has no language fr/,
    configured('could not be loaded', { locale: 'fr' }),
  ],
  [
    'a token with a value that is refused',
    'tokens-refused',
    /--portico-radius-md/,
    configured('left out', { appearance: { tokens: { '--portico-radius-md': 'url(x)' } }, fixed: 'loginUrl' }),
  ],
  [
    'a text that cannot be used',
    'text-unusable',
    /login\.\w+/,
    configured('cannot be used', { messages: { 'login.emailLabel': '{nothing}' }, fixed: 'loginUrl' }),
  ],
])('%s has an error or a warning with the address of its page: %s', async (_, address, words, made) => {
  const text = await made()
  expect(text).not.toContain('TypeError')
  expect(text).toMatch(words)
  const path = codesWithPage.includes(address) ? `errors/${address}` : address
  expect(`${text}\n`).toMatch(new RegExp(`[.?\\n] ?See https://portico\\.example/${path}\\s`))
})
