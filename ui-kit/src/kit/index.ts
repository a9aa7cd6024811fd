export { type OutageLook, OutageNotice, type OutageNoticeProps } from '../screens/outage/outage-notice.tsx'
export { AuthRoutes, type AuthRoutesProps, type RouteScreens } from './auth-routes.tsx'
export type { KitSlots } from './kit-slots.ts'
export { PorticoKit, type PorticoKitProps } from './portico-kit.tsx'
