export { useAdminPortal, usePortalAppearance, usePortalSections } from './hooks.ts'
export * from './index.ts'
