import type { Logger } from '../core/logger.ts'
import { isLoopback } from '../core/loopback.ts'
import { webAddress } from '../core/web-address.ts'
import type { ClientOptions } from './types.ts'

/** Warns of options that `createClient` does not know, and of a base URL that sends passwords unencrypted. */
export function checkOptions(options: ClientOptions, log: Logger): void {
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0) log.warn(`createClient does not know ${unknown.join(', ')}: correct the name, or remove it`)
  const { baseUrl } = options
  const address = typeof baseUrl === 'function' ? null : webAddress(`${baseUrl}`)
  if (address?.protocol === 'http:' && !isLoopback(address)) {
    log.warn(`${address.origin} is not encrypted, so passwords can be read on their way: use https in baseUrl`)
  }
}

const known: Readonly<Record<keyof ClientOptions, true>> = {
  adminPortalUrl: true,
  allowedOrigins: true,
  applicationId: true,
  around: true,
  baseUrl: true,
  billingAddressCollection: true,
  captcha: true,
  credentials: true,
  enforceRedirects: true,
  entitlements: true,
  flags: true,
  framework: true,
  headers: true,
  hostedLogin: true,
  keepSessionAlive: true,
  logLevel: true,
  name: true,
  navigate: true,
  payments: true,
  pictureOrigins: true,
  ports: true,
  preview: true,
  rememberMfaMethod: true,
  restoreSession: true,
  routes: true,
  source: true,
  state: true,
  tenantPerTab: true,
  tenantResolver: true,
  timeout: true,
  urlPrefix: true,
}
