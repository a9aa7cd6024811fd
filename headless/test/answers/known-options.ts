import type { Emulator } from '@portico/emulator'

/** Fills what the demo has none of, and returns the options that features need, by their names. */
export function arrangeAnswers(emulator: Emulator, email: string): Readonly<Record<string, object>> {
  for (const flag of ['admin_portal_ip_restrictions', 'temporary-users']) emulator.flags.set(flag, 'on')
  emulator.arrange((state) => {
    const user = state.users.find((one) => one.email === email)
    if (!user) throw new Error(`There is no ${email}`)
    const at = { userId: user.id, createdAt: '2026-01-01T00:00:00.000Z' }
    const number = { ...at, phoneNumber: '+4915112345678', verified: true, updatedAt: at.createdAt }
    state.phoneNumbers.push({ ...number, id: 'number-1' }, { ...number, id: 'number-2' })
    const key = { ...at, credentialId: 'a', publicKey: 'a', counter: 0, deviceType: 'Platform', name: 'Key' } as const
    state.webAuthn.credentials.push(
      { ...key, id: 'key-1', use: 'passkey' },
      { ...key, id: 'key-2', use: 'secondFactor' },
    )
    user.phones = [{ id: 'phone-1', phoneNumber: '+4915112345678' }]
    for (const event of state.audits) if (event.tenantId === user.activeTenantId) event.email = email
  })
  const { users, tenants, applications, groups, scimConnections, reports, ssoConnections, webhooks } =
    emulator.snapshot()
  const userId = idOf(users.find((one) => one.email === email))
  const [report, connection, webhook] = [idOf(reports[0]), idOf(ssoConnections[0]), idOf(webhooks[0])]
  return {
    'application-access': { id: idOf(applications[0]) },
    'user-applications': { userId },
    device: { userAgent: 'Mozilla/5.0' },
    group: { id: idOf(groups.find(({ userIds }) => userIds.length > 0)) },
    'sync-log': { connectionId: idOf(scimConnections[0]) },
    'report-preview': { reportId: report },
    'report-runs': { reportId: report },
    'security-users': { preset: 'mfa-unenrolled' },
    'sso-test': { connectionId: connection },
    'sub-account': { id: idOf(tenants.find(({ parentId }) => parentId)) },
    'sub-account-users': { tenantId: users.find((one) => one.email === email)?.activeTenantId },
    'usage-offer': { isAsked: true },
    user: { id: userId },
    'channel-events': { channel: 'email' },
    'webhook-health': { webhookId: webhook },
    'webhook-logs': { webhookId: webhook },
  }
}

function idOf(row: object | undefined): string {
  const id: unknown = row && 'id' in row ? row.id : undefined
  if (typeof id !== 'string') throw new Error('The demo has no such row')
  return id
}
