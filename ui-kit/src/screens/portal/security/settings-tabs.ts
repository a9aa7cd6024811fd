export { SessionsTab } from './sessions-tab.tsx'
export { SignInTab } from './sign-in-tab.tsx'
