import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import type { Tenant } from '../core/tenants.ts'
import { optionalVisibleName } from '../http/body.ts'
import { namedTenantOrFirst } from './named-tenant.ts'
import { settingNames, settingOf } from './tenant-settings.ts'

export const tenants = area({
  handlers: {
    getAccountSettings: (_, { tenant }) => settingsAnswer(tenant),

    updateAccountSettings: audited((call, { tenant }) => {
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
