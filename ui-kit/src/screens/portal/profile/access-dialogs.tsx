'use client'

import { useChangePassword, usePhoneNumbers } from '@portico/headless'
import { useOwnEmail } from '@portico/headless/portal/own-email'
import type { ReactElement } from 'react'
import { StepsDialog } from '../../../frame/steps/steps-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { ChangePasswordFlow, changePasswordMessages } from '../../change-password/change-password-flow.tsx'
import { PhoneNumbersFlow, phoneNumbersMessages } from '../../phone/phone-numbers-flow.tsx'
import { OwnEmailFlow } from './own-email-flow.tsx'
import { ownEmailMessages } from './own-email-messages.ts'

/** The props of the dialogs. */
export interface AccessDialogProps {
  readonly onClose: () => void
}

/** The dialog to change the e-mail address. */
export function EmailDialog({ onClose }: AccessDialogProps): ReactElement {
  const cancel = useOwnEmail((own) => own.cancel)
  const t = useMessages(ownEmailMessages)
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <StepsDialog title={t('ownEmail.title')} onClose={close}>
      <OwnEmailFlow onClose={close} />
    </StepsDialog>
  )
}

/** The dialog to change the password. */
export function PasswordDialog({ onClose }: AccessDialogProps): ReactElement {
  const restart = useChangePassword((change) => change.restart)
  const t = useMessages(changePasswordMessages)
  const close = () => {
    restart()
    onClose()
  }
  return (
    <StepsDialog title={t('changePassword.title')} onClose={close}>
      <ChangePasswordFlow />
    </StepsDialog>
  )
}

/** The dialog with the phone numbers that receive codes. */
export function PhonesDialog({ onClose }: AccessDialogProps): ReactElement {
  const cancel = usePhoneNumbers((phones) => phones.cancel)
  const t = useMessages(phoneNumbersMessages)
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <StepsDialog title={t('phone.title')} onClose={close}>
      <PhoneNumbersFlow />
    </StepsDialog>
  )
}
