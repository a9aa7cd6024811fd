import type { LoginStep, PasswordlessWay } from '../login/index.ts'

/** What a step waits for, or `null` where nothing was sent. */
export function wayOf({ name }: LoginStep): PasswordlessWay | null {
  switch (name) {
    case 'loginWithOtc':
      return 'Code'
    case 'loginWithSmsOtc':
    case 'loginWithQuickSmsOtc':
      return 'SmsCode'
    case 'magicLinkPreLoginSuccess':
      return 'MagicLink'
    default:
      return null
  }
}

/** Whom a step is for; nobody on the first one. */
export function addressOf(step: LoginStep): string {
  return 'email' in step ? step.email : ''
}
