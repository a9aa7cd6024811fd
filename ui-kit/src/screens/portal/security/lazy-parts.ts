/** The tabs after the overview: one chunk. */
export { DomainRestrictions, IpRestrictions } from '../restrictions/index.ts'
export { SessionsTab } from './sessions-tab.tsx'
export { SignInTab } from './sign-in-tab.tsx'
