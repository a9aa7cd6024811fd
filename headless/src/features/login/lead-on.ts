import type { Client } from '../../client/index.ts'
import { routesOf } from '../../client/index.ts'
import { login } from './feature.ts'
import type { LoginActions } from './types.ts'

/**
 * Hands a sign-in that ended on a route of its own over to the sign-in: whoever is through moves on from where they are;
 * everything else is asked and told at the login route.
 */
export function leadOn(client: Client, ended: Parameters<LoginActions['proceed']>[0]): void {
  if (ended.kind !== 'authenticated') client.navigate(routesOf(client).loginUrl, { replace: true })
  void client.get(login).actions.proceed(ended)
}
