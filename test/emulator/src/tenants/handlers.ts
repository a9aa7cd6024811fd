import { optionalText } from '../http/body.ts'
import type { Handlers } from '../http/call.ts'
import type { Tenant } from '../state/types.ts'

/** A tenant's own settings. */
export const tenants: Handlers = {
  getAccountSettings: (call) => settingsAnswer(call.require('fe.secure.read.accountSettings').tenant),

  updateAccountSettings(call) {
    const { user, tenant } = call.require('fe.secure.write.accountSettings')
    tenant.name = optionalText(call.body, 'name')?.trim() || tenant.name
    for (const name of settingNames) {
      const value = optionalText(call.body, name)
      if (value !== undefined) tenant.settings[name] = value
    }
    call.audit({ user, tenantId: tenant.id })
    return settingsAnswer(tenant)
  },

  getPublicAccountSettings(call) {
    const wanted =
      call.request.headers.get('frontegg-scoped-tenant') ?? call.request.headers.get('frontegg-login-alias')
    const tenant = call.state.tenants.find(({ id }) => id === wanted) ?? call.state.tenants[0]
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

function settingsAnswer({ id, name, settings }: Tenant) {
  return { tenantId: id, name, ...settings }
}
