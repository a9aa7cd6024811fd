import { fault, type SsoFault } from '../../calls/identity-fault.ts'
import { isRecord, readJson } from '../../http/json.ts'
import { authorizationFault, parameterIn, type Reported } from './reported-fault.ts'

/** The values of a request that an identity provider can compare with those it knows. */
export type Compared = Pick<Reported, 'clientId' | 'redirectUri'>

/**
 * The fault of a page that answers a request for a sign-in; `null` for one that has a form or no error. Products name the reason by
 * a code, by the name of a parameter, or not at all.
 */
export function pageFault(status: number, page: string, compared: Compared): SsoFault | null {
  // Entra has its code in a script, on a page with status 200.
  const entra = /AADSTS\d+:[^<"\\]{0,200}/.exec(page)?.[0]
  if (entra !== undefined) return authorizationFault({ error: '', description: entra, ...compared })
  if (status < 400) return null
  const body = readJson(page)
  const textOf = (name: string) => (isRecord(body) && typeof body[name] === 'string' ? body[name] : '')
  const error = textOf('error')
  const description = error === '' ? visibleText(page) : textOf('error_description')
  return errorFault(error, description, `HTTP ${status}`, compared)
}

/**
 * The fault of an error on a page of the identity provider's own: the user does not return, so the request was refused. Without a
 * known reason it has both values to compare.
 */
export function errorFault(error: string, description: string, outcome: string, compared: Compared): SsoFault {
  const reported = authorizationFault({ error, description, ...compared })
  if (reported.code !== 'provider-error') return error === '' ? { ...reported, received: outcome } : reported
  const { clientId, redirectUri } = compared
  const code = parameterIn(`${error} ${description}`)
  if (code !== undefined) return fault(code, code === 'client-unknown' ? clientId : redirectUri, error || outcome)
  return fault('request-refused', `client_id=${clientId} redirect_uri=${redirectUri}`, [error, outcome].find(Boolean))
}

/** The words of a page, without its scripts and the addresses of its links. */
function visibleText(page: string): string {
  return page.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ').replace(/\s+/g, ' ')
}
