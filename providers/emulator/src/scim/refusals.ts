/** A request of a directory that is refused: an error of SCIM (RFC 7644, section 3.12), with a code for the log. */
export class ScimRefusal extends Error {
  /** @param reason The code in the log. @param message The detail that the directory reads. */
  constructor(
    readonly reason: ScimReason,
    message: string,
  ) {
    super(message)
    this.name = 'ScimRefusal'
  }

  /** The HTTP status of the refusal. */
  get status(): number {
    return reasons[this.reason][0]
  }
}

/** The code of a refusal, as the log has it. */
export type ScimReason = keyof typeof reasons

/** The answer that a refusal is sent as. */
export function scimError({ reason, status, message }: ScimRefusal): Response {
  const [, scimType] = reasons[reason]
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType !== undefined && { scimType }),
    detail: message,
  }
  return scimAnswer(body, status, status === 401 ? { 'www-authenticate': 'Bearer' } : {})
}

/** An answer in the content type of SCIM. */
export function scimAnswer(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'content-type': 'application/scim+json', ...headers } })
}

/** The status of each refusal, and its type by the standard. */
const reasons = {
  'wrong-token': [401, undefined],
  'ended-token': [401, undefined],
  'unknown-address': [404, undefined],
  'unknown-person': [404, undefined],
  'unknown-group': [404, undefined],
  'wrong-method': [405, undefined],
  'wrong-content-type': [415, undefined],
  'unreadable-body': [400, 'invalidSyntax'],
  'too-large': [413, undefined],
  'wrong-schema': [400, 'invalidSyntax'],
  'unknown-operation': [400, 'invalidSyntax'],
  'user-name-missing': [400, 'invalidValue'],
  'email-missing': [400, 'invalidValue'],
  'group-name-missing': [400, 'invalidValue'],
  'wrong-value': [400, 'invalidValue'],
  'unknown-member': [400, 'invalidValue'],
  'user-name-taken': [409, 'uniqueness'],
  'email-taken': [409, 'uniqueness'],
  'person-of-other-account': [409, 'uniqueness'],
  'group-name-taken': [409, 'uniqueness'],
  'wrong-path': [400, 'invalidPath'],
  'read-only-attribute': [400, 'mutability'],
  'no-target': [400, 'noTarget'],
  'wrong-filter': [400, 'invalidFilter'],
  'too-many': [400, 'tooMany'],
  'version-changed': [412, undefined],
  'last-administrator': [403, undefined],
  'filter-not-offered': [403, undefined],
  'not-offered': [501, undefined],
} as const
