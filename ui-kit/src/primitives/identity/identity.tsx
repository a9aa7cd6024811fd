'use client'

import { useMessages } from '../../i18n/index.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { TextButton } from '../text-button/text-button.tsx'

export interface IdentityProps {
  /** The user's identifier: an address, a user name or a phone number. */
  readonly email: string
  /** Called to return to the address form. */
  readonly onChange: () => void
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * The identifier of the user, shown throughout the sign-in. It is a real field, so that password managers match the
 * account. Replaceable as slot `Identity`.
 */
export const Identity = slotted<IdentityProps, HTMLDivElement>('Identity', ({ email, onChange, className }, ref) => {
  const classOf = useClasses()
  const t = useMessages(passwordMessages)
  const isEmail = email.includes('@')
  return (
    <div ref={ref} className={classOf('Identity', className)}>
      <Avatar name={email} />
      <input
        className={classOf('IdentityEmail')}
        aria-label={t('login.signingInAs')}
        name="username"
        type={isEmail ? 'email' : 'text'}
        autoComplete="username"
        dir="ltr"
        value={email}
        readOnly
        tabIndex={-1}
      />
      <TextButton isStandalone onPress={onChange} aria-label={isEmail ? t('login.changeEmailLabel') : undefined}>
        {t('login.changeEmail')}
      </TextButton>
    </div>
  )
})
