import type { Client } from '../../client/index.ts'
import { routesOf } from '../../client/index.ts'
import { login } from './feature.ts'
import type { LoginActions } from './types.ts'

/**
 * Hands a sign-in that ended on a route of its own over to the sign-in: whoever is through moves on from where they are;
 * everything else is asked and told at the login route.
 */
export function leadOn(client: Client, ended: Parameters<LoginActions['proceed']>[0]): void {
  if (ended.kind !== 'authenticated') toLogin(client)
  void client.get(login).actions.proceed(ended)
}

/**
 * Does the same from a callback route. It has no screen for a step between the sign-in and the page after it, such as the
 * offer of a passkey, so such a step is shown at the login route.
 */
export function leadOnFromCallback(client: Client, ended: Parameters<LoginActions['proceed']>[0]): void {
  if (ended.kind !== 'authenticated') toLogin(client)
  const { actions, getSnapshot } = client.get(login)
  void actions.proceed(ended).then(() => {
    if (ended.kind === 'authenticated' && getSnapshot().step.name !== 'success') toLogin(client)
  })
}

function toLogin(client: Client): void {
  client.navigate(routesOf(client).loginUrl, { replace: true })
}
