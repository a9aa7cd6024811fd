import { type App, openApp, until } from '../open-app.ts'
import { type Group, groups } from './groups.ts'
import type { ListFault, OpenList } from './open-list.ts'

/** Groups at a provider, and an application that lists them. */
export interface GroupsApp extends App {
  /** The groups as the provider holds them. */
  readonly stored: Map<string, Group>
  /** The method and the id of each call so far. */
  readonly calls: readonly string[]
  /** Disturbs the next call of a method, for one group if it is named. */
  readonly disturb: (method: string, fault: ListFault, id?: string) => void
}

/** Opens an application that lists groups. */
export async function openGroups(names: readonly string[], address?: string): Promise<GroupsApp> {
  const stored = new Map(
    names.map((name, at) => [`group-${at}`, { id: `group-${at}`, name, description: `Number ${at}` }]),
  )
  const calls: string[] = []
  const faults: { readonly method: string; readonly id: string | undefined; readonly fault: ListFault }[] = []
  const app = await openApp({
    signedInAs: 'admin@acme.test',
    ...(address && { address }),
    instead(url, init) {
      const [, id] = /\/groups\/v1(?:\/(.+))?$/.exec(url.pathname) ?? []
      if (!url.pathname.includes('/groups/v1')) return undefined
      return answer(init?.method ?? 'GET', id, init?.body)
    },
  })
  return { ...app, stored, calls, disturb: (method, fault, id) => void faults.push({ method, id, fault }) }

  async function answer(method: string, id: string | undefined, body: unknown): Promise<Response> {
    calls.push(id ? `${method} ${id}` : method)
    const at = faults.findIndex((one) => one.method === method && (one.id === undefined || one.id === id))
    const [disturbed] = at < 0 ? [] : faults.splice(at, 1)
    if (disturbed?.fault.kind === 'delay') await app.clock.sleep(disturbed.fault.delayMs)
    if (disturbed?.fault.kind === 'status') return Response.json({ errors: ['Trouble'] }, { status: 500 })
    const sent: Partial<Group> = typeof body === 'string' && body !== '' ? JSON.parse(body) : {}
    if (method === 'GET')
      return Response.json([...stored.values()].map((group) => ({ ...group, managedBy: 'frontegg' })))
    const former = stored.get(id ?? '')
    if (method === 'DELETE') stored.delete(id ?? '')
    else if (id && former) stored.set(id, { ...former, ...sent })
    else if (id) return Response.json({ errors: ['No such group'] }, { status: 404 })
    else stored.set('group-new', { description: '', name: '', ...sent, id: 'group-new' })
    return Response.json(id ? {} : { ...stored.get('group-new'), managedBy: 'frontegg' })
  }
}

/** The list of groups, for the rules of every list. */
export async function openGroupsList(): Promise<OpenList> {
  const app = await openGroups(['Sales', 'Support', 'Engineering'])
  const slice = app.client.get(groups)
  return {
    client: app.client,
    clock: app.clock,
    resource: 'groups',
    slice: (key) => (key === undefined ? slice : app.client.get(groups, { key })),
    reads: () => app.calls.filter((call) => call === 'GET').length,
    disturb: (fault) => app.disturb('GET', fault),
    dropAtProvider: (id) => void app.stored.delete(id),
    forget: () => app.client.session.logOut(),
    search: { text: 'engin', finds: (row) => 'name' in row && row.name === 'Engineering' },
    sortBy: 'description',
    removal: {
      id: () => slice.getSnapshot().rows[1]?.id ?? '',
      run: (id) => slice.actions.remove({ id }),
      disturb: (fault) => app.disturb('DELETE', fault),
    },
  }
}

/** The slice of the groups, on the screen and read. */
export async function showGroups(app: GroupsApp) {
  const slice = app.client.get(groups)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  return slice
}
