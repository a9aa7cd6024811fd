export { AdminPortal, type AdminPortalProps } from './shell/admin-portal.tsx'
export { type OwnSection, type Section, type SectionGroup, sectionOf } from './shell/section-of.ts'
export type { ShellSlots } from './shell/shell-slots.ts'
export { type OpenRecord, useOpenRecord } from './shell/use-open-record.ts'
