import { Refusal } from './errors.ts'

/** A refusal as OAuth clients read it (RFC 6749, section 5.2), beside what the login box reads. */
export function asOAuthError({ status, errorCode, message, headers }: Refusal): Refusal {
  const error = errors[errorCode] ?? 'invalid_request'
  const sent = error === 'invalid_grant' ? 400 : status
  return new Refusal(sent, errorCode, message, headers, { error, error_description: message })
}

const errors: Readonly<Record<string, string>> = {
  'ER-OAUTH-CLIENT': 'invalid_client',
  'ER-OAUTH-CODE-INVALID': 'invalid_grant',
  'ER-OAUTH-GRANT-TYPE': 'unsupported_grant_type',
  'ER-SESSION-ENDED': 'invalid_grant',
}
