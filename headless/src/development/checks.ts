import type { Client, ClientOptions } from '../client/types.ts'
import { PorticoError } from '../core/errors.ts'
import { isLoopback } from '../core/loopback.ts'
import { secondCopy } from '../core/ports/second-copy.ts'
import { webAddress } from '../core/web-address.ts'
import { sdk } from '../http/version.gen.ts'
import { hookCallIn } from './hook-call.ts'
import { optionProblems, unknownOptions } from './option-problems.ts'

/** Throws an error that names a misspelt `baseUrl`, before the one that the base URL is missing. */
export function checkBaseUrl(given: Partial<ClientOptions>): void {
  const [problem] = given.baseUrl ? [] : unknownOptions(given).filter((text) => text.endsWith('baseUrl?'))
  if (problem) throw new PorticoError('base-url-missing', problem)
}

/** Logs what is wrong with the options of a client that starts on a page, and a provider of this machine that is away. */
export function checkClient(client: Client, given: ClientOptions): void {
  const { log, ports, options } = client
  const page = ports.page.url()
  for (const problem of [...optionProblems(given, page), ...secondCopy(sdk)]) log.warn(problem)
  const address = typeof options.baseUrl === 'string' ? webAddress(options.baseUrl) : null
  if (!address || !isLoopback(address)) return
  const stop = client.on('failed', ({ code }) => {
    if (code !== 'network') return
    stop()
    log.warn(`Nothing answers at ${address.origin}. Is the emulator running? Start it with: npx portico-emulator`)
  })
}

/** Throws `client-invalid` for anything but a client, such as the options that `PorticoKit` accepts as well. */
export function checkProvided(client: unknown): void {
  if (typeof client === 'object' && client !== null && 'start' in client) return
  throw new PorticoError(
    'client-invalid',
    'PorticoProvider needs a client: pass createClient({ … }). Only PorticoKit accepts the options of one',
  )
}

/** Returns the message of a hook without a provider, with the component that called it. */
export function withoutProvider(): string {
  return `${hookCallIn(new Error().stack ?? '')} needs <PorticoProvider client={…}> or <PorticoKit> around its component. If there is one, two copies of @portico/headless may be installed: npm ls @portico/headless`
}
