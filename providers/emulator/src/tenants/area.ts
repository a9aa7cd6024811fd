import { area } from '../calls/area.ts'
import { audited, permitted } from '../calls/permitted.ts'
import type { Tenant } from '../core/tenants.ts'
import { type Body, optionalText, optionalVisibleName } from '../http/body.ts'
import { malformed } from '../http/errors.ts'
import { namedTenantOrFirst } from './named-tenant.ts'

/** The settings of a tenant. */
const settingNames = [
  'applicationUrl',
  'loginUrl',
  'website',
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
  website: /^https?:\/\//i,
  logo: /^(?:https?:\/\/|data:image\/)/i,
}

export const tenants = area({
  handlers: {
    getAccountSettings: permitted('fe.secure.read.accountSettings', (_, { tenant }) => settingsAnswer(tenant)),

    updateAccountSettings: audited('fe.secure.write.accountSettings', (call, { tenant }) => {
      const name = optionalVisibleName(call.body, 'name')
      const changes = settingNames.map((setting) => [setting, settingOf(call.body, setting)] as const)
      tenant.name = name || tenant.name
      for (const [setting, value] of changes) if (value !== undefined) tenant.settings[setting] = value
      return settingsAnswer(tenant)
    }),

    getPublicAccountSettings(call) {
      const tenant = namedTenantOrFirst(call)
      const { applicationUrl, loginUrl } = tenant?.settings ?? {}
      return { tenantId: tenant?.id ?? '', ...(applicationUrl && { applicationUrl }), ...(loginUrl && { loginUrl }) }
    },
  },
})

function settingsAnswer({ id, name, settings }: Tenant) {
  return { tenantId: id, name, website: '', ...settings }
}

/** A setting of a body, if it has it. Refuses an address that is none of the Web. */
export function settingOf(body: Body, name: (typeof settingNames)[number]): string | undefined {
  const value = optionalText(body, name)
  if (!value || !addresses[name] || addresses[name].test(value)) return value
  throw malformed(`${name} must be an address of the Web`)
}
