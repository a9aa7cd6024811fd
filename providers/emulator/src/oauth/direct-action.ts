import type { Call } from '../calls/call.ts'
import { socialSignInAddress } from '../sso/social-way.ts'
import type { Authorization } from './records.ts'

/**
 * The address that `login_direct_action` of a request leads to in place of the hosted page: a social provider, which returns
 * to the hosted sign-in, or a redirect of the application. `null` if the action names neither.
 */
export async function directAddress(call: Call, authorization: Authorization): Promise<string | null> {
  const { type, data } = directAction(call.url.searchParams.get('login_direct_action') ?? '') ?? {}
  if (typeof data !== 'string') return null
  if (type === 'direct') return call.mayLeadTo(data) ? data : null
  if (type !== 'social-login' && type !== 'custom-social-login') return null
  return socialSignInAddress(call, data, { returnTo: socialReturnOf(call.url, authorization) })
}

/** The address at which a social provider returns to a hosted sign-in. */
function socialReturnOf({ origin }: URL, { id }: Authorization): string {
  return `${origin}/hosted/sign-in/${id}/social`
}

/** The action in base64, whose JSON is in UTF-8; `null` if it cannot be read. */
function directAction(given: string): Readonly<Record<string, unknown>> | null {
  if (given.length > longestAction) return null
  try {
    const bytes = Uint8Array.from(atob(given), (one) => one.charCodeAt(0))
    const action: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof action === 'object' && action !== null ? { ...action } : null
  } catch {
    return null
  }
}

const longestAction = 2048
