import type { Tenant } from '../src/core/tenants.ts'
import type { Emulator } from '../src/types.ts'
import { type Answered, at, openScene, textOf } from './open-caller.ts'

/** A scene, and calls of `admin@acme.test` in Acme and in other accounts. */
export async function openAccounts(email = 'admin@acme.test') {
  const scene = openScene()
  const { emulator } = scene
  const as = callsOf(await scene.tokenOf(email))
  return {
    ...scene,
    as,
    /** The calls of a person in their active account. */
    callsOf: async (other: string) => callsOf(await scene.tokenOf(other)),
    /** The calls of the same person with a token for another of their accounts. */
    asIn: async (name: string) =>
      callsOf(
        textOf(
          await as.post('/identity/resources/users/v3/me/token', { tenantId: idOf(emulator, name) }),
          'accessToken',
        ),
      ),
    names: async (path: string) => rowsOf(await as.get(path)).map(({ name }) => name),
    account: (id: string): Tenant | undefined => emulator.snapshot().tenants.find((one) => one.id === id),
    membership: (user: string, tenantId: string) =>
      emulator
        .snapshot()
        .users.find((one) => one.email === user)
        ?.memberships.find((one) => one.tenantId === tenantId),
    /** Opens a session of a person and returns the calls with its cookie. */
    openSession(user: string) {
      const { browser, call, post } = scene.openCaller()
      browser.signIn(user)
      const renew = () => post(at.refresh)
      return {
        renew,
        /** Switches to an account and returns the status. */
        async switchTo(tenantId: string) {
          const token = textOf(await renew(), 'accessToken')
          return (await call('PUT', at.tenant, { token, body: { tenantId } })).status
        },
        async me() {
          const token = textOf(await renew(), 'accessToken')
          return (await call('GET', at.me, { token })).body
        },
      }
    },
  }

  function callsOf(token: string) {
    return {
      token,
      get: (path: string) => scene.get(path, { token }),
      post: (path: string, body: unknown) => scene.post(path, body, { token }),
      call: (method: string, path: string, body?: unknown) => scene.call(method, path, { token, body }),
    }
  }
}

/** The id of the account with a name. */
export function idOf(emulator: Emulator, name: string): string {
  return emulator.snapshot().tenants.find((one) => one.name === name)?.id ?? ''
}

/** The rows of a list or of a page. */
export function rowsOf({ body }: Answered): readonly Readonly<Record<string, unknown>>[] {
  const rows = 'items' in body ? body['items'] : Object.values(body)
  return Array.isArray(rows) ? rows : []
}
