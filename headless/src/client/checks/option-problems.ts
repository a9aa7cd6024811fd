import { isLoopback } from '../../core/loopback.ts'
import { webAddress } from '../../core/web-address.ts'
import { defaultRoutes } from '../../routes/table.ts'
import type { ClientOptions } from '../types.ts'
import { unknownNames } from './nearest.ts'
import { type Accepted, wrongKinds } from './wrong-kinds.ts'

/** Returns what is wrong with the options of a client, as sentences. `page` is the address of the page, if there is one. */
export function optionProblems(options: ClientOptions, page: URL | null): readonly string[] {
  const { baseUrl, routes } = options
  const address = typeof baseUrl === 'function' ? null : webAddress(`${baseUrl}`)
  return [
    ...unknownOptions(options),
    ...unknownNames('The option routes', Object.keys(routes ?? {}), Object.keys(defaultRoutes)),
    ...(address ? addressProblems(address, page) : []),
  ]
}

/** Returns a sentence for each option that `createClient` does not know. */
export function unknownOptions(options: object): readonly string[] {
  return unknownNames('createClient', Object.keys(options), Object.keys(knownOptions))
}

/** Returns a sentence for each option whose value is of another kind. */
export function wrongOptions(options: object): readonly string[] {
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
