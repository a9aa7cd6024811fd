export {
  type ActionHandlers,
  type Around,
  type AroundCall,
  around,
  aroundErrors,
  type CallHandlers,
  type FeatureHandlers,
} from '../core/around.ts'
export type { ClientState } from '../core/client.ts'
export { serializeClient } from '../core/serialize.ts'
export { type AddressValues, readFromAddress, returnToAddress, takeFromAddress } from './address-values.ts'
export { type AuthorizedFetchOptions, createAuthorizedFetch } from './authorized-fetch.ts'
export type { CaptchaAction, CaptchaProvider, CaptchaSite } from './captcha-provider.ts'
export { createClient } from './create-client.ts'
export { type CustomLogin, customLoginOf, loadCustomLogin, signInAddress } from './custom-login.ts'
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
export { beginWith, type QuickLogin } from './quick-login.ts'
export { redirectToSignIn } from './redirect-to-sign-in.ts'
export { registerPasskey } from './register-passkey.ts'
export { routesOf } from './routes-of.ts'
export { settledUser } from './settled-session.ts'
export { type AddressRules, type StoredAddressUse, storedAddress } from './stored-address.ts'
export type * from './types.ts'
export { keepWayBack, navigateAfterAuth } from './way-back.ts'
export { isSecondary, preferredWay, rememberWay, type WayIn, waysIn } from './ways-in.ts'
