'use client'

import { useMessages } from '../../i18n/index.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { TextButton } from '../text-button/text-button.tsx'

/** The props of {@link Identity}. */
export interface IdentityProps {
  /** Who signs in: an address, or what else they are known by, such as a user name or a phone number. */
  readonly email: string
  /** Goes back to choose another address. */
  readonly onChange: () => void
  /** Classes beside those of the part. */
  readonly className?: string | undefined
}

/**
 * Who signs in, in sight through the whole flow. The address stands in a real field, so that password managers know whose
 * password it is. Replaceable as slot `Identity`.
 */
export const Identity = /* @__PURE__ */ slotted<IdentityProps, HTMLDivElement>(
  'Identity',
  ({ email, onChange, className }, ref) => {
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
  },
)
