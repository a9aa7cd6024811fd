import { afterAuthTarget } from '../routes/after-auth.ts'
import { placeOf } from './navigation.ts'
import type { Client } from './types.ts'

/** Where the way back is kept while a person signs in elsewhere (SPEC section 9). */
export const storedRedirectKey = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL'

/** Moves to where a person goes once signed in: see the guide on routes. */
export function navigateAfterAuth({ ports: { page, storage }, routes, redirects, log, navigate }: Client): void {
  const present = page.url()
  if (!present) return
  const { target, refused } = afterAuthTarget({
    ...redirects,
    routes,
    origin: present.origin,
    page: present.searchParams.get('redirectUrl'),
    stored: storage.local.get(storedRedirectKey),
  })
  if (refused !== undefined) log.warn('A redirect was refused: its address is not on an allowed origin.')
  storage.local.set(storedRedirectKey, null)
  navigate(target, { replace: true })
}

/** Moves a signed-out person to the login route and keeps the way back in its `redirectUrl`. */
export function redirectToSignIn({ ports, routes, navigate }: Client): void {
  const present = ports.page.url()
  if (!present) return
  const back = placeOf(present)
  const query = back === routes.authenticatedUrl ? '' : `?${new URLSearchParams({ redirectUrl: back })}`
  navigate(routes.loginUrl + query, { replace: true })
}
