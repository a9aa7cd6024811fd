/**
 * A refusal of a provider: a handler throws it, and the answer has the contract's `ErrorBody`.
 *
 * @see [Write a provider](../../../docs/providers.md#write-a-provider)
 */
export class Refusal extends Error {
  /**
   * @param status The HTTP status, such as 409.
   * @param errorCode A stable code, such as `ER-NAME-TAKEN`.
   * @param message A sentence that the person reads.
   * @param details Further members of the body, and headers.
   */
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly details: {
      readonly body?: Readonly<Record<string, unknown>>
      readonly headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(message)
    if (!(status >= 400 && status <= 599)) throw new RangeError(`A refusal has a status from 400 to 599, not ${status}`)
    this.name = 'Refusal'
  }
}

/** Refuses a request that lacks something, or that cannot be read: 400. */
export const malformed = (message: string): Refusal => new Refusal(400, 'ER-REQUEST-INVALID', message)

/** Refuses a body of more than `most` bytes: 413. */
export const tooLarge = (most: number): Refusal =>
  new Refusal(413, 'ER-REQUEST-TOO-LARGE', `The request is too large: ${most} bytes are the most`)

/** Refuses a caller without a session: 401. */
export const unauthorized = (): Refusal =>
  new Refusal(401, 'ER-UNAUTHORIZED', 'You are not signed in. Sign in and try again')

/** Refuses a caller without a permission: 403. */
export const forbidden = (permission: string): Refusal =>
  new Refusal(403, 'ER-FORBIDDEN', `You do not have the permission ${permission}. Ask an administrator for it`)

/** Refuses what does not exist for the caller: 404. `what` begins the sentence, such as `The group`. */
export const missing = (what: string): Refusal => new Refusal(404, 'ER-NOT-FOUND', `${what} was not found`)

/** Returns the answer to a refusal. */
export function refusalAnswer({ status, errorCode, message, details }: Refusal): Response {
  return Response.json({ errors: [message], errorCode, ...details.body }, { status, headers: { ...details.headers } })
}
