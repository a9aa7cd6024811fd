export { ImpersonationBanner } from './impersonation-banner.tsx'
export { ImpersonationPage, UnlockPage } from './link-pages.tsx'
