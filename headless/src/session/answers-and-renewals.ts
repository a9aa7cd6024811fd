/** The code that a session needs once the provider is asked for it. Loads beside the first form. */
export { applyAnswer, endSession } from './answer.ts'
export { reloadUser } from './reload-user.ts'
export { renew, renewedToken, renewWith } from './renew.ts'
export { switchTenant } from './switch-tenant.ts'
export { sharedOf } from './tabs/shared-session.ts'
