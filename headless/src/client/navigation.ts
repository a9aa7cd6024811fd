import { PorticoError } from '../core/errors.ts'
import type { Logger } from '../core/logger.ts'
import type { Page } from '../core/ports/ports.ts'
import { webAddress } from '../core/web-address.ts'
import type { Client, ClientOptions } from './types.ts'

/** Makes the one way out of the page and the one way within it. On a server neither does anything. */
export function createNavigation(
  options: ClientOptions,
  page: Page,
  log: Pick<Logger, 'warn'>,
): Pick<Client, 'navigate' | 'leave'> {
  const { preview, navigate: move = page.move } = options

  function navigate(path: string, { replace = false } = {}): void {
    const present = page.url()
    if (!present) return
    const target = safeAddress(path, present)
    if (target.origin === present.origin) {
      if (target.href !== present.href) move(placeOf(target), { replace })
    } else if (preview) log.warn(`A preview does not open ${target.href}`)
    else page.open(target.href)
  }

  function leave(address: string): void {
    const present = page.url()
    // A load of the page would end the provider of a preview.
    if (preview) navigate(address)
    else if (present) page.open(safeAddress(address, present).href)
  }

  return { navigate, leave }
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
