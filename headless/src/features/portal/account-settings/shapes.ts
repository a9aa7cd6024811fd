import type { Shape } from '../../../core/shape.ts'
import type { AccountSettings } from './types.ts'

/** The types of the members of {@link AccountSettings}. */
export const accountSettingsShape: Shape<AccountSettings> = {
  tenantId: 'text',
  companyName: 'text',
  'website|null': 'string',
  address: 'text',
  timezone: 'text',
  dateFormat: 'text',
  timeFormat: 'text',
  currency: 'text',
  logo: 'text',
  applicationUrl: 'text',
  loginUrl: 'text',
}
