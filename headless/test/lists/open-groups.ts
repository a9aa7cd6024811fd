import { groupsFeature } from '../../src/features/portal/groups/feature.ts'
import { type App, openApp, until } from '../open-app.ts'
import type { ListFault } from './open-list.ts'

/** Groups at the provider, and an application that lists them. */
export interface GroupsApp extends App {
  /** The ids of the groups that the provider holds. */
  readonly stored: () => readonly string[]
  /** Disturbs one call of an operation, after as many that succeed. */
  readonly disturb: (operation: string, fault: ListFault, after?: number) => void
  /** Refuses the next change or removal of a group, in whichever order the calls arrive. */
  readonly refuse: (id: string) => void
}

/** Opens an application that lists groups with the ids `group-0`, `group-1` and so on. */
export async function openGroups(names: readonly string[], address?: string): Promise<GroupsApp> {
  const refused = new Set<string>()
  const app = await openApp({
    signedInAs: 'admin@acme.test',
    ...(address && { address }),
    instead: ({ pathname }) =>
      refused.delete(pathname.split('/').at(-1) ?? '')
        ? Promise.resolve(Response.json({ errors: ['The group was not changed'] }, { status: 500 }))
        : undefined,
  })
  const { emulator } = app.provider
  emulator.arrange((state) => {
    state.groups = names.map((name, at) => ({
      id: `group-${at}`,
      tenantId: state.tenants[0]?.id ?? '',
      name,
      description: `Number ${at}`,
      color: '',
      metadata: '{}',
      managedBy: 'frontegg',
      roleIds: [],
      userIds: [],
    }))
  })
  return {
    ...app,
    stored: () => emulator.snapshot().groups.map(({ id }) => id),
    disturb: (operation, fault, after = 0) => emulator.faults.add({ operation, times: 1, after, ...fault }),
    refuse: (id) => void refused.add(id),
  }
}

/** The slice of the groups, on the screen and read. */
export async function showGroups(app: GroupsApp) {
  const slice = app.client.get(groupsFeature, { address: 'groups' })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  return slice
}
