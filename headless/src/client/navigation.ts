import { PorticoError } from '../core/errors.ts'
import type { Logger } from '../core/logger.ts'
import type { PagePort } from '../core/ports/ports.ts'
import { webAddress } from '../core/web-address.ts'
import type { Client, ClientOptions } from './types.ts'

/** Makes the one way out of the page and the one way within it. On a server neither does anything. */
export function createNavigation(
  options: ClientOptions,
  page: PagePort,
  log: Pick<Logger, 'warn'>,
): Pick<Client, 'navigate' | 'leave'> {
  return {
    navigate: (path, { replace = false } = {}) => go(path, replace, false),
    leave: (address) => go(address, false, true),
  }

  function go(address: string, replace: boolean, loads: boolean): void {
    const present = page.url()
    if (!present) return
    const target = safeAddress(address, present)
    // A load of the page would end the provider of a preview.
    if (target.origin === present.origin && (!loads || options.preview)) {
      if (target.href !== present.href) (options.navigate ?? page.move)(placeOf(target), { replace })
    } else if (options.preview) log.warn('A preview opens no', target.href)
    else page.open(target.href)
  }
}

/** Where a page is within its origin. A path that begins with two slashes would be another host's. */
export function placeOf({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash
}

function safeAddress(address: string, base: URL): URL {
  const url = webAddress(address, base)
  if (url) return url
  throw new PorticoError('unsafe-address', `"${address.slice(0, 60)}" is no http or https address`)
}
