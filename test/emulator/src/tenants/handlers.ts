import { type Body, optionalText } from '../http/body.ts'
import type { Handlers } from '../http/call.ts'
import { malformed } from '../http/errors.ts'
import type { Tenant } from '../state/types.ts'
import { namedTenantOrFirst } from './named-tenant.ts'

/** A tenant's own settings. */
export const tenants: Handlers = {
  getAccountSettings: (call) => settingsAnswer(call.require('fe.secure.read.accountSettings').tenant),

  updateAccountSettings(call) {
    const { user, tenant } = call.require('fe.secure.write.accountSettings')
    const name = optionalText(call.body, 'name')?.trim()
    const changes = settingNames.map((setting) => [setting, settingOf(call.body, setting)] as const)
    tenant.name = name || tenant.name
    for (const [setting, value] of changes) if (value !== undefined) tenant.settings[setting] = value
    call.audit({ user, tenantId: tenant.id })
    return settingsAnswer(tenant)
  },

  getPublicAccountSettings(call) {
    const tenant = namedTenantOrFirst(call)
    const { applicationUrl, loginUrl } = tenant?.settings ?? {}
    return { tenantId: tenant?.id ?? '', ...(applicationUrl && { applicationUrl }), ...(loginUrl && { loginUrl }) }
  },
}

const settingNames = [
  'applicationUrl',
  'loginUrl',
  'address',
  'timezone',
  'dateFormat',
  'timeFormat',
  'currency',
  'logo',
] as const

/** Pages are sent to these or load them: no scheme but the Web's, and no other host by two slashes. */
const addresses: Readonly<Record<string, RegExp>> = {
  applicationUrl: /^https?:\/\//i,
  loginUrl: /^(?:https?:\/\/|\/(?![/\\]))/i,
  logo: /^(?:https?:\/\/|data:image\/)/i,
}

function settingOf(body: Body, name: (typeof settingNames)[number]): string | undefined {
  const value = optionalText(body, name)
  if (!value || !addresses[name] || addresses[name].test(value)) return value
  throw malformed(`${name} must be an address of the Web`)
}

function settingsAnswer({ id, name, settings }: Tenant) {
  return { tenantId: id, name, ...settings }
}
