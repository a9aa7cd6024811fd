import { developerError } from '../../core/developer-error.ts'
import { withChecksPage, withPage } from '../../core/error-pages.ts'
import { isLoopback } from '../../core/loopback.ts'
import { secondCopy } from '../../core/ports/second-copy.ts'
import { isRecord } from '../../core/record.ts'
import { webAddress } from '../../core/web-address.ts'
import { sdk } from '../../http/version.gen.ts'
import { defaultRoutes } from '../../routes/table.ts'
import type { Client, ClientOptions, IssuerClientOptions } from '../types.ts'
import { type Accepted, unknownNames, wrongKinds } from './wrong-kinds.ts'

const knownOptions: Readonly<Record<keyof ClientOptions, Accepted>> = {
  adminPortalUrl: ['string'],
  allowedOrigins: ['array'],
  applicationId: ['string'],
  around: ['array'],
  baseUrl: ['string', 'function', 'object'],
  billingAddressCollection: { texts: ['auto', 'required'] },
  captcha: ['object'],
  credentials: { texts: ['include', 'omit', 'same-origin'] },
  enforceRedirects: ['boolean'],
  entitlements: ['boolean'],
  flags: ['object'],
  framework: ['string'],
  headers: ['function'],
  hostedLogin: ['object'],
  hostedPortal: ['boolean'],
  keepSessionAlive: ['boolean'],
  logLevel: { texts: ['silent', 'error', 'warn', 'info', 'debug'] },
  name: ['string'],
  navigate: ['function'],
  payments: ['object'],
  pictureOrigins: ['array'],
  ports: ['object'],
  preview: ['object'],
  rememberMfaMethod: ['boolean'],
  restoreSession: ['function', 'string'],
  routes: ['object'],
  scimAddress: ['function'],
  source: ['string'],
  state: ['object'],
  tenantPerTab: ['boolean'],
  tenantResolver: ['function'],
  timeout: ['number'],
  urlPrefix: ['string'],
  usage: ['function'],
}

/** Throws an error for options that are none, for a misspelt `baseUrl`, and for a value of another kind. */
export function checkOptions(given: unknown): void {
  if (!isRecord(given)) {
    throw developerError(
      'base-url-missing',
      'createClient needs an object of options: createClient({ baseUrl: "https://…" })',
    )
  }
  const [misspelt] = given['baseUrl'] ? [] : unknownOptions(given).filter((text) => text.endsWith('baseUrl?'))
  if (misspelt) throw developerError('base-url-missing', misspelt)
  const [wrong] = wrongOptions(given)
  if (wrong) throw developerError('option-invalid', wrong)
}

/**
 * Logs what is wrong with the options of a client that starts on a page, a token that no user can be read from, and a provider of
 * this machine that is away.
 */
export function checkClient(client: Client, given: ClientOptions | IssuerClientOptions): void {
  const { log, ports, options } = client
  const page = ports.page.url()
  for (const problem of [...optionProblems(given, page), ...secondCopy(sdk)]) log.warn(withChecksPage(problem))
  warnOnce(client, 'invalid-token', 'The access token of the provider is no JWT, so no user can be read from it')
  const address = typeof options.baseUrl === 'string' ? webAddress(options.baseUrl) : null
  if (!address || !isLoopback(address)) return
  const start = 'Is the emulator running? Start it with: npx portico-emulator'
  warnOnce(client, 'network', `Nothing answers at ${address.origin}. ${start}`)
}

/** Logs a warning at the first failure with a code. */
function warnOnce({ on, log }: Client, code: string, warning: string): void {
  const stop = on('failed', (failed) => {
    if (failed.code !== code) return
    stop()
    log.warn(withPage(warning, code))
  })
}

/** Throws `client-invalid` for anything but a client, such as the options that `PorticoKit` accepts as well. */
export function checkProvided(client: unknown): void {
  if (typeof client === 'object' && client !== null && 'start' in client) return
  throw developerError(
    'client-invalid',
    'PorticoProvider needs a client: pass createClient({ … }). Only PorticoKit accepts the options of one',
  )
}

/** Returns the message of a hook without a provider, with its feature and the component that called it. */
export function withoutProvider(feature?: string): string {
  return `${hookCallIn(new Error().stack ?? '', feature)} needs <PorticoProvider client={…}> or <PorticoKit> around its component. If there is one, two copies of @portico/headless may be installed: npm ls @portico/headless`
}

/**
 * Returns the call of a hook in a stack, in words: `useMfa in SignIn`. A hook of the
 * mechanism gets a general name, or that of its feature. A component that the stack lacks is left out.
 */
export function hookCallIn(stack: string, feature?: string): string {
  const names = stack.split('\n').map((line) => /(?:^|[\s.])([\w$]+)(?:\s\(|@)/.exec(line.trim())?.[1] ?? '')
  const last = names.findLastIndex((name) => /^use[A-Z]/.test(name))
  const [hook = '', component = ''] = last < 0 ? [] : names.slice(last)
  const general = feature === undefined ? 'A Portico hook' : `The hook of the feature ${feature}`
  const shown = /^use(?:Client|ClientFor|Feature|Context)?$/.test(hook) || hook === '' ? general : hook
  return /^[A-Z]/.test(component) ? `${shown} in ${component}` : shown
}

/** Returns what is wrong with the options of a client, as sentences. `page` is the address of the page, if there is one. */
export function optionProblems(options: ClientOptions | IssuerClientOptions, page: URL | null): readonly string[] {
  const { baseUrl, routes } = options
  const address = typeof baseUrl === 'function' ? null : webAddress(`${baseUrl}`)
  return [
    ...unknownOptions(options),
    ...unknownNames('The option routes', Object.keys(routes ?? {}), Object.keys(defaultRoutes)),
    ...(address ? addressProblems(address, page) : []),
  ]
}

/** Returns a sentence for each option that `createClient` does not know. */
function unknownOptions(options: object): readonly string[] {
  return unknownNames('createClient', Object.keys(options), Object.keys(knownOptions))
}

/** Returns a sentence for each option whose value is of another kind. */
function wrongOptions(options: object): readonly string[] {
  return wrongKinds('createClient', options, knownOptions)
}

function addressProblems(address: URL, page: URL | null): readonly string[] {
  if (address.protocol === 'http:' && !isLoopback(address)) {
    return [`${address.origin} is not encrypted, so passwords can be read on their way: use https in baseUrl`]
  }
  if (!page || !isLoopback(page) || !isLoopback(address) || address.hostname === page.hostname) return []
  const isOneSite = [address, page].every(({ hostname }) => hostname.endsWith('localhost'))
  if (isOneSite) return []
  return [
    `The page is on ${page.hostname} and baseUrl on ${address.hostname}, which are two sites for a browser. Its cookies do not reach the provider, so a reload signs the user out: use ${page.hostname} in both`,
  ]
}
