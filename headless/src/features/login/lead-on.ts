import { signInAddress } from '../../client/custom-login.ts'
import type { Client, NavigateSettings } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { withQuery } from '../../client/with-query.ts'
import { loginFeature } from './feature.ts'
import type { LoginActions } from './types.ts'

/**
 * Passes the result of a sign-in on a callback route to the login. A signed-in user moves on from the current page. Any other
 * result, and a step after the sign-in such as the passkey prompt, is shown at the login route.
 */
export function leadOnFromCallback(client: Client, ended: Parameters<LoginActions['proceed']>[0]): void {
  if (ended.kind !== 'authenticated') toLogin(client)
  const { actions, getSnapshot } = client.get(loginFeature)
  void actions.proceed(ended).then(() => {
    if (ended.kind === 'authenticated' && getSnapshot().step.name !== 'success') toLogin(client)
  })
}

export interface ToLoginOptions extends Partial<NavigateSettings> {
  /** Added to the query of the address. Default: nothing. */
  readonly query?: string | undefined
}

/** Opens the login in this document, because another one would begin with its first step. */
export function toLogin(client: Client, { query = '', replace = true }: ToLoginOptions = {}): void {
  const address = signInAddress(client, query)
  const own = address.startsWith('/') ? address : withQuery(routesOf(client).loginUrl, query)
  client.navigate(own, { replace })
}
