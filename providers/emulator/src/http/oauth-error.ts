const errors: Readonly<Record<string, string>> = {
  'ER-OAUTH-CLIENT': 'invalid_client',
  'ER-OAUTH-CODE-INVALID': 'invalid_grant',
  'ER-OAUTH-GRANT-TYPE': 'unsupported_grant_type',
  'ER-SESSION-ENDED': 'invalid_grant',
}

/** A refusal with the members that OAuth clients read (RFC 6749, section 5.2), beside those that the login box reads. */
export async function asOAuthError(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body: { readonly errorCode: string; readonly errors: readonly string[] } = await answer.json()
  const error = errors[body.errorCode] ?? 'invalid_request'
  const { status, headers } = answer
  return Response.json(
    { ...body, error, error_description: body.errors[0] },
    { status: error === 'invalid_grant' ? 400 : status, headers },
  )
}
