export { TenantSwitcher, type TenantSwitcherProps } from './tenant-switcher.tsx'
