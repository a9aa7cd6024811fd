import { developerError } from '../../core/developer-error.ts'
import { withChecksPage, withPage } from '../../core/error-pages.ts'
import { isLoopback } from '../../core/loopback.ts'
import { secondCopy } from '../../core/ports/second-copy.ts'
import { isRecord } from '../../core/record.ts'
import { webAddress } from '../../core/web-address.ts'
import { sdk } from '../../http/version.gen.ts'
import type { Client, ClientOptions } from '../types.ts'
import { optionProblems, unknownOptions, wrongOptions } from './option-problems.ts'

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
export function checkClient(client: Client, given: ClientOptions): void {
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
