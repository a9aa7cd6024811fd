import { ownHeader } from '../calls/reach.ts'
import { Refusal, refusalAnswer } from '../http/errors.ts'

/** The callers that a served emulator answers. */
export interface Callers {
  /** Other machines reach the listener, by names of their own. */
  readonly isExposed: boolean
  /** Names that a `Host` may have beside those of this machine. Default: any if exposed, else none. */
  readonly allowedHosts?: readonly string[] | undefined
}

/**
 * Refuses a call that no developer makes; `null` for every other one. A page can bind a name of its own to 127.0.0.1, and
 * its calls then have that name as `Host`. A webhook or a document can have the address of the emulator itself.
 */
export function refuseCaller({ headers, url }: Request, { isExposed, allowedHosts }: Callers): Response | null {
  if (headers.has(ownHeader)) {
    const text = 'The emulator does not answer its own webhooks and reads of documents'
    return refusalAnswer(new Refusal(403, 'ER-EMULATOR-LOOP', text))
  }
  const host = headers.get('host') ?? new URL(url).host
  const name = nameOf(host)
  if (name !== null && (isOfThisMachine(name) || (allowedHosts?.includes(name) ?? isExposed))) return null
  const text = `The emulator does not answer calls to ${host}. Allow the name with --allow-host, or the option allowedHosts`
  return refusalAnswer(new Refusal(403, 'ER-HOST-FOREIGN', text))
}

/** Browsers resolve `localhost` and the names below it by themselves (RFC 6761). */
function isOfThisMachine(name: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(name)
}

function nameOf(host: string): string | null {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : null
}
