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
  return {
    navigate(path, { replace = false } = {}) {
      const present = page.url()
      if (!present) return
      const target = safeAddress(path, present)
      if (target.origin !== present.origin) open(target)
      else if (target.href !== present.href) move(target, replace)
    },
    leave(address) {
      const present = page.url()
      if (!present) return
      const target = safeAddress(address, present)
      // A load of the page would end the provider of a preview.
      if (options.preview && target.origin === present.origin) move(target, false)
      else open(target)
    },
  }

  function move(target: URL, replace: boolean) {
    const go = options.navigate ?? page.move
    go(placeOf(target), { replace })
  }

  function open({ href, origin, pathname }: URL) {
    if (options.preview) log.warn(`A preview does not leave the page, so ${origin}${pathname} was not opened.`)
    else page.open(href)
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
