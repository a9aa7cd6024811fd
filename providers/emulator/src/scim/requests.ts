import { Refusal, readText } from '@portico/headless/provider'
import type { CoreState } from '../core/state.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { isRecord, readJson } from '../http/json.ts'
import { scimPath } from '../provisioning/endpoint.ts'
import { provisioningRecords, type ScimConnection } from '../provisioning/records.ts'
import type { Directory } from './directory.ts'
import type { Members } from './matches.ts'
import { type ScimReason, ScimRefusal } from './refusals.ts'

/** A request of a directory, with its body as it could be read. */
export interface ScimRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  /** The segments below the address of the endpoint. */
  readonly path: readonly string[]
  /** The members of the body. Refuses one that could not be read. */
  readonly body: () => Members
}

/** Reads a request with its body. */
export async function readRequest(request: Request, rest: string): Promise<ScimRequest> {
  const body = /^(?:POST|PUT|PATCH)$/.test(request.method) ? await readMembers(request) : {}
  return {
    method: request.method,
    url: new URL(request.url),
    headers: request.headers,
    path: rest.split('/').filter(Boolean).map(decoded),
    body() {
      if (body instanceof ScimRefusal) throw body
      return body
    },
  }
}

/** The directory whose token a request has. Refuses any other with 401. */
export function directoryOf(
  state: CoreState,
  connection: ScimConnection,
  { headers, url }: Pick<ScimRequest, 'headers' | 'url'>,
  { now, prefix }: { readonly now: number; readonly prefix: string },
): Directory {
  const [, token = ''] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const hash = digest(token)
  const at = new Date(now).toISOString()
  const isOver = (end: string | null | undefined) => typeof end === 'string' && Date.parse(end) <= now
  const former = connection.formerTokens?.find((one) => isSame(one.hash, hash))
  const tenant = state.tenants.find(({ id }) => id === connection.tenantId)
  if (!tenant || !(former || isSame(connection.tokenHash, hash)))
    throw new ScimRefusal('wrong-token', 'The token is not that of the connection')
  if (isOver(former ? former.expiresAt : connection.tokenExpiresAt))
    throw new ScimRefusal('ended-token', 'The token has ended. Rotate it in the portal')
  if (former) former.usedAt = at
  else connection.tokenUsedAt = at
  return { state, connection, tenant, now, address: `${url.origin}${scimPath(prefix, connection.id)}` }
}

/** The connection with an id, of any tenant. */
export function connectionNamed(state: CoreState, id: string): ScimConnection | undefined {
  return provisioningRecords.of(state).scimConnections.find((one) => one.id === id)
}

async function readMembers(request: Request): Promise<Members | ScimRefusal> {
  const refused = (reason: ScimReason, detail: string) => new ScimRefusal(reason, detail)
  try {
    const written = await readText(request)
    if (!/^application\/(?:scim\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
      return refused('wrong-content-type', 'The body must be sent as application/scim+json')
    const body = readJson(written)
    return isRecord(body) ? body : refused('unreadable-body', 'The body is not a JSON object')
  } catch (error) {
    if (error instanceof Refusal) return refused('too-large', error.message)
    throw error
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
