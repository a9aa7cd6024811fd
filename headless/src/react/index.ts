export { PorticoProvider, type PorticoProviderProps, useClient } from './context.ts'
export { createFeatureHook, type FeatureHook, type RequiredName, type Shown } from './feature-hook.ts'
export {
  type GateProps,
  RedirectToSignIn,
  SessionPending,
  SessionUnreachable,
  SignedIn,
  SignedOut,
  useAuthUser,
  type WaitingGateProps,
} from './gates.ts'
export { useAnswers } from './use-answers.ts'
export { useCaptcha } from './use-captcha.ts'
export { useFeatureFlag, useFeatureFlags } from './use-feature-flags.ts'
export { useHolder } from './use-holder.ts'
export { useReaction } from './use-reaction.ts'
export { useResendWait } from './use-resend-wait.ts'
export { type PageRoute, useRoute } from './use-route.ts'
export { useSession } from './use-session.ts'
export { useStartUp } from './use-start-up.ts'
