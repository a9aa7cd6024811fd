export { ssoErrors } from './errors.ts'
export { ssoFeature } from './feature.ts'
export type {
  DoneSsoStep,
  IdleSsoStep,
  InvalidSsoStep,
  SsoActions,
  SsoState,
  SsoStep,
  VerifyingSsoStep,
} from './types.ts'
export { useSso } from './use-sso.ts'
