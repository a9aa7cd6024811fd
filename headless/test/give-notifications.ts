import type { Emulator } from '@portico/emulator'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]

/** A notification in the state of the emulator. */
export type KeptNotification = State['notifications'][number]

/** Replaces the notifications of the demo's administrator. The first is the newest. */
export function giveNotifications({ users, notifications }: State, many: readonly Partial<KeptNotification>[]): void {
  const { id: userId = '', activeTenantId: tenantId = '' } =
    users.find(({ email }) => email === 'admin@acme.test') ?? {}
  const rows = many.map(
    (one, at): KeptNotification => ({
      id: `n${at}`,
      tenantId,
      userId,
      key: 'user.locked',
      title: `News ${at}`,
      body: '',
      severity: 'Info',
      status: 'unread',
      isPinned: false,
      url: '',
      actions: [],
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, many.length - at)).toISOString(),
      ...one,
    }),
  )
  notifications.splice(0, notifications.length, ...rows)
}
