export { type OpenRecord, useOpenRecord } from '../../frame/portal/open-record/use-open-record.ts'
export {
  type PortalComponentName,
  type PortalComponents,
  portalComponent,
  portalComponentNames,
} from './components/portal-component.ts'
export { AdminPortal } from './shell/admin-portal.tsx'
export type { NavItemProps } from './shell/nav-item.tsx'
export { type OwnSection, type Section, type SectionGroup, sectionOf } from './shell/section-of.ts'
export type { ShellSlots } from './shell/shell-slots.ts'
export type { TopBarProps } from './shell/top-bar.tsx'
export type { AdminPortalProps } from './shell/types.ts'
