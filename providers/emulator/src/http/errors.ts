const errors: Readonly<Record<string, string>> = {
  'ER-OAUTH-CLIENT': 'invalid_client',
  'ER-OAUTH-CODE-INVALID': 'invalid_grant',
  'ER-OAUTH-GRANT-TYPE': 'unsupported_grant_type',
  'ER-SESSION-ENDED': 'invalid_grant',
}

/** A refusal with the body of the contract's `ErrorBody`. */
export class Refusal extends Error {
  /** @param status The HTTP status. @param errorCode A stable code. @param message What the person reads. @param details Further members of the body. */
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

/** The answer a refusal is sent as. */
export function refusalAnswer({ status, errorCode, message, headers, details }: Refusal): Response {
  return Response.json({ errors: [message], errorCode, ...details }, { status, headers })
}

/** The request cannot be read or lacks something. */
export const malformed = (message: string) => new Refusal(400, 'ER-REQUEST-INVALID', message)

/** The body of the request is longer than `most` bytes. */
export const tooLarge = (most: number) =>
  new Refusal(413, 'ER-REQUEST-TOO-LARGE', `The request is too large: ${most} bytes are the most`)

/** There is no signed-in user. */
export const unauthorized = () => new Refusal(401, 'ER-UNAUTHORIZED', 'You are not signed in. Sign in and try again')

/** The signed-in user lacks a permission. */
export const forbidden = (permission: string) =>
  new Refusal(403, 'ER-FORBIDDEN', `You do not have the permission ${permission}. Ask an administrator for it`)

/** The contract has the operation, the emulator not yet. */
export const notBuilt = (operation: string) =>
  new Refusal(501, 'ER-NOT-BUILT', `The emulator does not answer the operation ${operation} yet`)

/** The requested thing does not exist. */
export const missing = (what: string) => new Refusal(404, 'ER-NOT-FOUND', `${what} was not found`)

/** A refusal as OAuth clients read it (RFC 6749, section 5.2), beside what the login box reads. */
export function asOAuthError({ status, errorCode, message, headers }: Refusal): Refusal {
  const error = errors[errorCode] ?? 'invalid_request'
  const sent = error === 'invalid_grant' ? 400 : status
  return new Refusal(sent, errorCode, message, headers, { error, error_description: message })
}
