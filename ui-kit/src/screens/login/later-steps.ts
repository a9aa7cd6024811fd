export { Invited } from '../invitation/invite-notice.tsx'
export { ErrorPage } from './error-page.tsx'
export { LaterStep } from './later-step.tsx'
export { SignedIn } from './signed-in.tsx'
