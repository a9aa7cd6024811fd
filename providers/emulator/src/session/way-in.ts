import type { Call } from '../calls/call.ts'

/** The first factor of the sign-in that a call makes, as the answers about usage name it. */
export function wayIn({ operation, path }: Pick<Call, 'operation' | 'path'>): string {
  const { type = '' } = path
  if (operation === 'postLoginPasswordless') return passwordless[type] ?? type
  return ways[operation] ?? 'password'
}

const passwordless: Readonly<Record<string, string>> = { code: 'code', smscode: 'sms', magiclink: 'link' }

const ways: Readonly<Partial<Record<Call['operation'], string>>> = {
  postLoginSocial: 'social',
  postLoginSaml: 'sso',
  postLoginOidc: 'sso',
  postLoginWebAuthn: 'passkey',
  activateAccount: 'link',
  activateAccountWithCode: 'code',
}
