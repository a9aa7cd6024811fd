import { digest } from '../src/crypto/password-hash.ts'
import { isRecord } from '../src/http/json.ts'
import type { ScimEvent } from '../src/state/index.ts'
import { openScene, type Scene } from './open-caller.ts'

/** The answer of the SCIM endpoint. */
export interface ScimAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

/** A directory of the demo, with a token that works, and nobody whom it has brought. */
export interface DirectoryScene extends Scene {
  readonly connectionId: string
  readonly token: string
  /** The address of the endpoint below the origin. */
  readonly root: string
  readonly scim: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<ScimAnswer>
  /** Adds a person and returns the id. */
  readonly addPerson: (userName: string, members?: object) => Promise<string>
  /** Adds a group and returns the id. */
  readonly addGroup: (displayName: string, ids?: readonly string[]) => Promise<string>
  /** The log of the connection, the oldest first. */
  readonly log: () => readonly ScimEvent[]
}

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** The message of a patch with operations. */
export const patchOf = (...Operations: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})

/** Opens a {@link DirectoryScene}. */
export function openDirectory(): DirectoryScene {
  const scene = openScene()
  const { emulator, baseUrl } = scene
  const token = 'directory-token'
  const connectionId = emulator.snapshot().scimConnections[1]?.id ?? ''
  emulator.arrange(({ scimConnections }) => {
    for (const one of scimConnections)
      if (one.id === connectionId) Object.assign(one, { tokenHash: digest(token), syncToUserManagement: true })
  })
  const root = `/frontegg/directory/resources/scim/v2/${connectionId}`
  const scim: DirectoryScene['scim'] = async (method, path, body, headers) => {
    const request = new Request(`${baseUrl}${root}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await emulator.fetch(request)
    const text = await response.text()
    const read: unknown = text === '' ? {} : JSON.parse(text)
    return { status: response.status, headers: response.headers, body: isRecord(read) ? read : {} }
  }
  const added = async (path: string, body: object) => {
    const answer = await scim('POST', path, body)
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return String(answer.body['id'])
  }
  return {
    ...scene,
    connectionId,
    token,
    root,
    scim,
    addPerson: (userName, members) => added('/Users', { schemas: [userSchema], userName, ...members }),
    addGroup: (displayName, ids = []) =>
      added('/Groups', { schemas: [groupSchema], displayName, members: ids.map((value) => ({ value })) }),
    log: () => emulator.snapshot().scimEvents.filter((one) => one.connectionId === connectionId),
  }
}
