export { hostedLoginErrors } from './errors.ts'
export { hostedLoginFeature } from './feature.ts'
export { hosted } from './hosted.ts'
export { hostedOnServer } from './hosted-on-server.ts'
export type {
  DirectAction,
  HostedEndpoints,
  HostedFailedStep,
  HostedIdleStep,
  HostedInvalidStep,
  HostedLeavingStep,
  HostedLoginActions,
  HostedLoginOptions,
  HostedLoginState,
  HostedLoginStep,
  HostedOnServerOptions,
  HostedSignInInput,
  HostedSignOutInput,
  HostedStepUpInput,
  HostedSuccessStep,
  HostedWorkingStep,
} from './types.ts'
export { useHostedLogin } from './use-hosted-login.ts'
