import { noticeName } from '#notices'
import { portico } from '../server/portico.ts'
import {
  type FronteggNextJSSession,
  type FronteggUserSession,
  type FronteggUserTokens,
  formerShapeOf,
} from '../server/session.ts'

/**
 * The session of the request that is being rendered or handled.
 *
 * @deprecated Use `getSession()` of `createNextServer`.
 */
export async function getAppSession(): Promise<FronteggNextJSSession | undefined> {
  noticeName('getAppUserSession')
  return formerShapeOf(await portico().getSession())
}

/**
 * The user of that session.
 *
 * @deprecated Use `getSession()` of `createNextServer`.
 */
export async function getAppUserSession(): Promise<FronteggUserSession | undefined> {
  return (await getAppSession())?.user
}

/**
 * The token of that session.
 *
 * @deprecated Use `getSession()` of `createNextServer`.
 */
export async function getAppUserTokens(): Promise<FronteggUserTokens | undefined> {
  noticeName('getAppUserTokens')
  const session = await getAppSession()
  return session && { accessToken: session.accessToken }
}
