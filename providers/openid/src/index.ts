export type { LogOutStore } from './log-outs.ts'
export { type OpenIdOptions, type OpenIdProvider, openId } from './open-id.ts'
export { type Claims, claimAt, type GivenPerson } from './person.ts'
export { type ClaimNames, type ClaimPath, type Preset, type PresetName, presets } from './presets.ts'
