export { customLoginFeature } from './custom-login.ts'
export { accountSettingsErrors } from './errors.ts'
export { accountSettingsFeature } from './feature.ts'
export type * from './types.ts'
