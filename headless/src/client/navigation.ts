import { PorticoError } from '../core/errors.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import { afterAuthTarget, type Routes, safeRedirect } from '../routes/index.ts'
import type { Client, ClientOptions } from './types.ts'

/** Where the way back is kept while a person signs in elsewhere (SPEC section 9). */
export const storedRedirectKey = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL'

/** How a client moves: the one way out of the page and the one way within it. */
export type Navigation = Pick<Client, 'navigate' | 'leave' | 'navigateAfterAuth' | 'redirectToSignIn'>

/** Makes the {@link Navigation} of a client. */
export function createNavigation(options: ClientOptions, routes: Routes, ports: Ports, log: Logger): Navigation {
  const { page, storage } = ports
  const { allowedOrigins = [], enforceRedirects: enforce = true } = options

  return { navigate, leave, navigateAfterAuth, redirectToSignIn }

  function navigate(path: string, { replace = false } = {}) {
    const present = page.url()
    if (!present) return
    const target = safeRedirect(path, { origin: present.origin, allowedOrigins, enforce: false })
    if (target === null) throw unsafe(path)
    if (!target.startsWith('/')) return leave(target)
    if (target === present.pathname + present.search + present.hash) return
    if (options.navigate) options.navigate(target, { replace })
    else page.move(target, { replace })
  }

  function leave(address: string) {
    const present = page.url()
    if (!present) return
    if (safeRedirect(address, { origin: present.origin, enforce: false }) === null) throw unsafe(address)
    page.open(new URL(address, present).href)
  }

  function navigateAfterAuth() {
    const present = page.url()
    if (!present) return
    const { target, refused } = afterAuthTarget({
      routes,
      origin: present.origin,
      page: present.searchParams.get('redirectUrl'),
      stored: storage.local.get(storedRedirectKey),
      allowedOrigins,
      enforce,
    })
    if (refused !== undefined) log.warn('A redirect was refused: its address is not on an allowed origin.')
    storage.local.set(storedRedirectKey, null)
    navigate(target, { replace: true })
  }

  function redirectToSignIn() {
    const present = page.url()
    if (!present) return
    const back = present.pathname + present.search + present.hash
    const query = back === routes.authenticatedUrl ? '' : `?${new URLSearchParams({ redirectUrl: back })}`
    navigate(routes.loginUrl + query, { replace: true })
  }
}

function unsafe(address: string): PorticoError {
  return new PorticoError(
    'unsafe-address',
    `"${address.slice(0, 60)}" is not an http or https address, so the browser was not sent there. Check what gave this address.`,
  )
}
