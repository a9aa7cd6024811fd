export {
  type Asked,
  answers,
  type Handler,
  type Handlers,
  type HolderOf,
  type PermissionHolder,
  type Provider,
  type ProviderOptions,
} from './answers.ts'
export { flag, integer, type NameIn, type Received, secret, text, texts } from './body.ts'
export { auditsPage, identityPage, type Wanted, wantedOfAudits, wantedOfIdentity } from './lists.ts'
export { forbidden, malformed, missing, Refusal, unauthorized } from './refusal.ts'
