import { PorticoError } from '../core/errors.ts'
import type { Page } from '../core/ports/ports.ts'
import { safeRedirect } from '../routes/index.ts'
import type { Client, ClientOptions } from './types.ts'

/** Makes the one way out of the page and the one way within it. On a server neither does anything. */
export function createNavigation(options: ClientOptions, page: Page): Pick<Client, 'navigate' | 'leave'> {
  return {
    navigate(path, { replace = false } = {}) {
      const present = page.url()
      if (!present) return
      const target = checked(path, present)
      if (!target.startsWith('/')) page.open(target)
      else if (target !== placeOf(present)) (options.navigate ?? page.move)(target, { replace })
    },
    leave(address) {
      const present = page.url()
      if (present) page.open(new URL(checked(address, present), present).href)
    },
  }
}

/** Where a page is within its origin. */
export function placeOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash
}

function checked(address: string, { origin }: URL): string {
  const target = safeRedirect(address, { origin, enforce: false })
  if (target !== null) return target
  throw new PorticoError('unsafe-address', `"${address.slice(0, 60)}" is no http or https address`)
}
