export { accountZone } from './account-zone.ts'
export { customLoginFeature } from './custom-login.ts'
export { accountSettingsErrors } from './errors.ts'
export { accountSettingsFeature } from './feature.ts'
export type {
  AccountSettings,
  AccountSettingsActions,
  AccountSettingsState,
  CustomLogin,
  CustomLoginActions,
  CustomLoginState,
} from './types.ts'
export { useAccountSettings } from './use-account-settings.ts'
export { useCustomLogin } from './use-custom-login.ts'
