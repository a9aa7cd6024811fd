import type { Client } from '../../../client/index.ts'
import { isRecord } from '../../../core/record.ts'
import { shownLine } from '../../../core/visible-text.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { AuditView, AuditViewQuery } from './types.ts'

/** The views that the signed-in user has saved in this browser for the present tenant, sorted by name. */
export function readViews(client: Client): readonly AuditView[] {
  const stored = client.ports.storage.local.get(keyOf(client))
  return sorted(parsed(stored ?? '[]').flatMap(viewIn))
}

/** Keeps the views of the signed-in user in this browser. */
export function writeViews(client: Client, views: readonly AuditView[]): void {
  client.ports.storage.local.set(keyOf(client), views.length > 0 ? JSON.stringify(views) : null)
}

/** The views with a query under a name, in place of a view of that name. */
export function withView(
  views: readonly AuditView[],
  name: string,
  { search, filters, sort }: AuditViewQuery,
): readonly AuditView[] {
  const shown = nameOf(name)
  if (shown === '') return views
  const found = views.find((view) => view.name === shown)
  const id = found?.id ?? String(1 + Math.max(0, ...views.map((view) => Number(view.id) || 0)))
  const kept = views.filter((view) => view !== found).slice(0, mostViews - 1)
  return sorted([...kept, { id, name: shown, query: { search, filters, sort } }])
}

/** The views with another name for one of them. */
export function withName(views: readonly AuditView[], id: string, name: string): readonly AuditView[] {
  const shown = nameOf(name)
  if (shown === '' || !views.some((view) => view.id === id)) return views
  const kept = views.filter((view) => view.id === id || view.name !== shown)
  return sorted(kept.map((view) => (view.id === id ? { ...view, name: shown } : view)))
}

/** The most views of a user. */
const mostViews = 50
const longestName = 60

/** Each user of a browser has views of their own, in each tenant. */
function keyOf(client: Client): string {
  const { user } = client.get(sessionFeature).getSnapshot()
  return `portico.audit-views.${user?.tenantId ?? ''}.${user?.id ?? ''}`
}

function nameOf(name: string): string {
  return shownLine(name).slice(0, longestName)
}

function sorted(views: readonly AuditView[]): readonly AuditView[] {
  return [...views].sort((one, other) => one.name.localeCompare(other.name))
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** A stored view; none if it is unreadable. */
function viewIn(stored: unknown): readonly AuditView[] {
  if (!isRecord(stored) || !isRecord(stored['query'])) return []
  const { id, name } = stored
  const { search, filters, sort } = stored['query']
  if (typeof id !== 'string' || typeof name !== 'string' || typeof search !== 'string' || !isRecord(filters)) return []
  const texts = Object.entries(filters).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return [{ id, name, query: { search, filters: Object.fromEntries(texts), sort: sortIn(sort) } }]
}

function sortIn(stored: unknown): AuditViewQuery['sort'] {
  if (!isRecord(stored) || typeof stored['by'] !== 'string') return null
  return { by: stored['by'], order: stored['order'] === 'ASC' ? 'ASC' : 'DESC' }
}
