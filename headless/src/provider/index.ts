export {
  type Asked,
  answers,
  type Handler,
  type Handlers,
  type HolderOf,
  type ProviderOptions,
} from './answers.ts'
export { flag, integer, type NameIn, type Received, readText, secret, text, texts } from './body.ts'
export {
  type Dispatched,
  type DispatchedHandler,
  type DispatchOptions,
  dispatch,
  holds,
  type PermissionHolder,
  type Provider,
  refuseForeign,
} from './dispatch.ts'
export { auditsPage, identityPage, type Wanted, wantedOfAudits, wantedOfIdentity } from './lists.ts'
export type { Operation } from './match.ts'
export { forbidden, malformed, missing, Refusal, refusalAnswer, tooLarge, unauthorized } from './refusal.ts'
