export { type FixedActing, ImpersonationBanner, type ImpersonationBannerProps } from './impersonation-banner.tsx'
export { ImpersonationPage, UnlockPage } from './link-pages.tsx'
