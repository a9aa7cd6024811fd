export { socialLoginErrors } from './errors.ts'
export { socialLoginFeature } from './feature.ts'
export type {
  DeniedSocialStep,
  FailedSocialStep,
  IdleSocialStep,
  InvalidSocialStep,
  SignedInSocialStep,
  SocialLoginActions,
  SocialLoginState,
  SocialMode,
  SocialProvider,
  SocialPurpose,
  SocialSignInInput,
  SocialStep,
  VerifyingSocialStep,
} from './types.ts'
export { useSocialLogin } from './use-social-login.ts'
