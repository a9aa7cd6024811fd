import type { Visit } from './visit.ts'

const day = 86_400_000

/** Gives the provider three events: of a week ago, of yesterday and of a minute ago. */
export function addEvents({ emulator }: Visit) {
  emulator.arrange((state) => {
    const [tenant] = state.tenants
    const group = state.groups.find(({ name }) => name === 'Sites')
    const event = {
      tenantId: tenant?.id ?? '',
      userId: null,
      user: '',
      email: '',
      vendorId: state.vendor.id,
      severity: 'Info' as const,
    }
    const at = (age: number) => new Date(emulator.now() - age).toISOString()
    const changed = { path: `/frontegg/identity/resources/groups/v1/${group?.id}`, changed: { fields: ['color'] } }
    state.audits = [
      { ...event, id: 'a', action: 'inviteUser', createdAt: at(9 * day), description: 'Amara' },
      {
        ...event,
        id: 'b',
        action: 'lockUser',
        severity: 'High',
        createdAt: at(day),
        description: '=5 wrong passwords',
      },
      { ...event, id: 'c', action: 'updateGroup', createdAt: at(60_000), description: 'Sites', json: changed },
    ]
  })
}
