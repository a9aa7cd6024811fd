export { type OutageLook, OutageNotice, type OutageNoticeProps } from '../screens/outage/outage-notice.tsx'
export { AuthRoutes, type AuthRoutesProps, type RouteScreens } from './auth-routes.tsx'
export { PorticoKit, type PorticoKitProps } from './portico-kit.tsx'
