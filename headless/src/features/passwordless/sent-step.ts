import type { LoginStep, PasswordlessWay } from '../login/index.ts'

/** The method of a step that waits for a message; `null` for other steps. */
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

/** The address of a step; empty on the first one. */
export function addressOf(step: LoginStep): string {
  return 'email' in step ? step.email : ''
}
