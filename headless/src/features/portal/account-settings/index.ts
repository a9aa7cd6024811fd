export { customLoginFeature } from './custom-login.ts'
export { accountSettingsFeature } from './feature.ts'
export type * from './types.ts'
