/**
 * Facts of the contract that its types do not keep at run time. `operations.test.ts` compares them with every operation
 * of headless/openapi.
 */

/** True if a call has no bearer token: it ends, begins or renews a session by other means. */
export function dropsAuthorization(path: string): boolean {
  return tokenless.test(path)
}

/** The operation of a method and a path of the contract, as an offer names it: `GET /flags`. */
export function operationOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`
}

/** True if the contract requires no token. */
export function isPublic(path: string): boolean {
  return open.test(path) || dropsAuthorization(path)
}

/** True if it may answer 302 with the address in its body and no `Location`. */
export function answersRedirects(path: string): boolean {
  return redirecting.test(path)
}

/** True if an answer may set or delete the cookie of the session. */
export function setsCookie(method: string, path: string): boolean {
  return method === 'post' && cookieSetting.test(path)
}

/** True if a call exchanges the cookie of the session, or another refresh token, for a new one. */
export function renewsSession(path: string): boolean {
  return renewing.test(path)
}

/** True if path values keep their slashes. */
export function keepsSlashes(path: string): boolean {
  return path === '/audits/export/{endpoint}'
}

const tokenless = /\/(?:token\/refresh|oauth\/token|activate|activate\/code|logout)$/
const cookieSetting =
  /^\/(?:oauth\/(?:token|authorize\/silent)$|identity\/resources\/(?:impersonation|auth\/(?:v1\/(?:user|logout)|.*(?:verify|refresh|postlogin|postpone))$|users\/v1\/(?:signUp|activate(?!\/reset)|invitation\/accept)))/
const renewing = /\/(?:token\/refresh|oauth\/token|authorize\/silent)$/
const redirecting = /\/(?:logout|(?:saml|oidc)\/postlogin)$/
const open =
  /^\/(?:\.w|portico\/|auth\/vendor$|flags$|metadata$|oauth\/authorize$|identity\/resources\/(?:auth\/(?!.*\/generate)|impersonation|approval|sso\/(?:v\d$|custom\/v1$)|users\/v\d\/(?:signUp|activate|invitation(?!.*all)|passwords\/(?:reset|config)|phone\/(?:reset|change)|me\/unlock)))|\/(?:public$|allow-remember|tests\/answer|invites\/v1\/verify|(?:sign-up|password-recovery|mfa)\/strategies)/
