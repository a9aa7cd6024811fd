import { defaultRoutes, isScreenRoute, routeOf } from '@portico/headless/routes'

/** Returns `true` for the path of a screen of Portico, by its default routes. */
export function isScreenPath(pathname: string): boolean {
  return isScreenRoute(routeOf(defaultRoutes, pathname))
}

/** Returns `true` for files that a guard never asks about: those of Next.js, the icon, and files with an extension. */
export function isStaticPath(pathname: string): boolean {
  return pathname.startsWith('/_next/') || /^\/(?!api\/).*\.[a-z\d]{2,5}$/i.test(pathname)
}
