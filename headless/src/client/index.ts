export { serializeClient } from '../core/serialize.ts'
export { createClient } from './create-client.ts'
export type {
  Client,
  ClientEvents,
  ClientOptions,
  Feature,
  Navigate,
  NavigateOptions,
  Preview,
} from './types.ts'
export { keepWayBack, navigateAfterAuth, redirectToSignIn, routesOf } from './way-back.ts'
