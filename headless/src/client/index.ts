export {
  type ActionHandlers,
  type Around,
  type AroundCall,
  around,
  type CallHandlers,
  type FeatureHandlers,
} from '../core/around.ts'
export type { ClientState } from '../core/client.ts'
export { serializeClient } from '../core/serialize.ts'
export { type AuthorizedFetchOptions, createAuthorizedFetch } from './authorized-fetch.ts'
export type { CaptchaAction, CaptchaProvider, CaptchaSite } from './captcha-provider.ts'
export { createClient } from './create-client.ts'
export { type LoadingFeature, loadWhileSignedIn } from './load-while-signed-in.ts'
export type {
  PayerAddress,
  PaymentAdapter,
  PaymentConfirmation,
  PaymentDetails,
  PaymentFault,
  PaymentField,
  PaymentFieldOptions,
  PaymentFieldState,
  PaymentSite,
  PaymentTheme,
} from './payment-adapter.ts'
export type * from './types.ts'
export type {
  AccountUsage,
  FeatureUsage,
  SeatUsage,
  SecondStepUsage,
  TokenUsage,
  UsageBucket,
  UsageNumbers,
  UsageQuery,
  UsageSource,
  UsageStep,
  UsageTotals,
  WayUsage,
} from './usage-source.ts'
export { navigateAfterAuth } from './way-back.ts'
export type { WayIn } from './ways-in.ts'
