export type { TenantControlProps } from './tenant-control.tsx'
export { TenantSwitcher, type TenantSwitcherProps } from './tenant-switcher.tsx'
