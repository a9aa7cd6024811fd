import { drawId, type Seeded } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { digest } from '../crypto/password-hash.ts'
import { isRecord, readJson } from '../http/json.ts'
import { provisioningRecords, type ScimConnection, type ScimDocument, type ScimEvent } from '../provisioning/records.ts'
import type { ResourceKind } from './attributes.ts'
import type { Members } from './matches.ts'

/** A directory that calls, by a connection of a tenant. */
export interface Directory {
  readonly state: CoreState
  readonly connection: ScimConnection
  readonly tenant: Tenant
  /** The address of its endpoint, without a slash at the end. */
  readonly address: string
  /** The emulator's time, in epoch milliseconds. */
  readonly now: number
}

/** The document of a person or group; `null` without one. */
export function documentOf({ state, connection }: Directory, kind: ResourceKind, id: string): ScimDocument | null {
  const { scimDocuments } = provisioningRecords.of(state)
  return (
    scimDocuments.find((one) => one.connectionId === connection.id && one.kind === kind.name && one.id === id) ?? null
  )
}

/** The documents of a kind, by the id of the person or group. */
export function documentsOf({ state, connection }: Directory, kind: ResourceKind): ReadonlyMap<string, ScimDocument> {
  const found = new Map<string, ScimDocument>()
  for (const one of provisioningRecords.of(state).scimDocuments)
    if (one.connectionId === connection.id && one.kind === kind.name) found.set(one.id, one)
  return found
}

/** The attributes in a document. They are parsed once, as each request of a directory compares those of all people. */
export function contentOf(document: ScimDocument | null): Members {
  if (!document) return {}
  const former = parsed.get(document)
  if (former?.written === document.content) return former.content
  const content = readJson(document.content)
  const members = isRecord(content) ? content : {}
  parsed.set(document, { written: document.content, content: members })
  return members
}

const parsed = new WeakMap<ScimDocument, { readonly written: string; readonly content: Members }>()

/** Stores the attributes of a person or group. */
export function storeDocument(directory: Directory, kind: ResourceKind, id: string, content: Members): void {
  const at = new Date(directory.now).toISOString()
  const former = documentOf(directory, kind, id)
  const written = JSON.stringify(content)
  if (former) Object.assign(former, { content: written, changedAt: at })
  else
    provisioningRecords.of(directory.state).scimDocuments.push({
      connectionId: directory.connection.id,
      kind: kind.name,
      id,
      content: written,
      createdAt: at,
      changedAt: at,
    })
}

export function dropDocument({ state, connection }: Directory, kind: ResourceKind, id: string): void {
  const own = provisioningRecords.of(state)
  own.scimDocuments = own.scimDocuments.filter(
    (one) => one.connectionId !== connection.id || one.kind !== kind.name || one.id !== id,
  )
}

/** A resource as it is answered: its attributes with its schemas, its id, and its address and version. */
export function resourceOf(
  directory: Directory,
  kind: ResourceKind,
  { id, document }: { readonly id: string; readonly document: ScimDocument | null },
  attributes: Members,
): Members {
  const { createdAt } = directory.connection
  const schemas = [kind.schema, ...Object.keys(kind.extensions).filter((urn) => attributes[urn] !== undefined)]
  return {
    schemas,
    id,
    ...attributes,
    meta: {
      resourceType: kind.name,
      created: document?.createdAt ?? createdAt,
      lastModified: document?.changedAt ?? createdAt,
      location: `${directory.address}/${kind.endpoint}/${id}`,
      // A list is filtered before it is answered, and hashes take the most time of it.
      get version() {
        return `W/"${digest(JSON.stringify([id, attributes])).slice(0, 16)}"`
      },
    },
  }
}

/** Adds a row to the log of a connection. Old rows end, and those without a good token end sooner. */
export function logEvent(state: CoreState & Seeded, event: Omit<ScimEvent, 'id' | 'createdAt'>, now: number): void {
  const own = provisioningRecords.of(state)
  own.scimEvents.push({ id: drawId(state), createdAt: new Date(now).toISOString(), ...event })
  const isForeign = ({ reason }: ScimEvent) => reason === 'wrong-token'
  const ofConnection = own.scimEvents.filter(({ connectionId }) => connectionId === event.connectionId)
  const gone = new Set([
    ...ofConnection.filter(isForeign).slice(0, -mostForeign),
    ...ofConnection.filter((one) => !isForeign(one)).slice(0, -mostEvents),
  ])
  if (gone.size > 0) own.scimEvents = own.scimEvents.filter((one) => !gone.has(one))
}

const mostEvents = 1000
/** Without a token any caller can write them. */
const mostForeign = 20
