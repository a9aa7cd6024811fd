/** The code of hosted login, loaded at the first action. */
export { authorize } from './authorize.ts'
export { lead } from './lead.ts'
export { afterExchange, renew } from './renewal.ts'
export { resume } from './resume.ts'
export { keepReturn, leaveForLogOut } from './sign-out.ts'
export { leaveForStepUp } from './step-up.ts'
