import type { Audit, AuditsState } from './types.ts'

/** A place in the portal that an event leads to. */
export interface AuditPlace {
  /** The id of the section. */
  readonly section: 'users' | 'groups' | 'roles'
  /** The id of the record. */
  readonly record: string
}

/** The places that an event leads to. */
export interface AuditLinks {
  /** The user who acted; `null` if unknown. */
  readonly actor: AuditPlace | null
  /** The thing that changed; `null` if it is unknown or has no section. */
  readonly object: AuditPlace | null
}

/** The places in the portal of the actor and the object of an event, for `open` of `useAdminPortal`. */
export function linkOf({ actorId, object }: Pick<Audit, 'actorId' | 'object'>): AuditLinks {
  const section = object && Object.hasOwn(sections, object.type) ? sections[object.type] : undefined
  return {
    actor: actorId === null ? null : { section: 'users', record: actorId },
    object: object && section ? { section, record: object.id } : null,
  }
}

const sections: Readonly<Record<string, AuditPlace['section']>> = { user: 'users', group: 'groups', role: 'roles' }

/** The number of pages of the audit log; `null` until the number of events is known. */
export function auditPages({ total, query: { pageSize } }: Pick<AuditsState, 'total' | 'query'>): number | null {
  if (total === null) return null
  return pageSize === null ? 1 : Math.ceil(total / pageSize)
}
