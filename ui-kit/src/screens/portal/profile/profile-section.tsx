'use client'

import { useAnswers, useSession } from '@portico/headless'
import { useOwnEmail } from '@portico/headless/portal/own-email'
import { type Profile, useProfile } from '@portico/headless/portal/profile'
import { type ReactElement, useState } from 'react'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import type { ExtraFields, FieldAppearance } from '../../../frame/portal/record-form/types.ts'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { useProfileFields } from './profile-fields.tsx'
import { profileMessages } from './profile-messages.ts'

export interface ProfileSectionProps {
  /** The fields of the application, below those of the kit. Their values are members of the user's metadata. Default: none. */
  readonly extra?: Omit<ExtraFields<Profile>, 'at'> | undefined
}

/** The profile of the signed-in user: picture, name, phone number, job title, address, and the ways to sign in. */
export function ProfileSection({ extra }: ProfileSectionProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(profileMessages)
  const profile = useProfile()
  // Read beside the profile, and not after it.
  useOwnEmail((own) => own.status)
  const { fields: appearance } = usePageAppearance('profile')
  const tenant = useSession((session) => session.tenant?.name ?? null)
  const [open, setOpen] = useState<'email' | 'password' | 'phones' | null>(null)
  const canChangeEmail = useAnswers('POST /identity/resources/users/v1/email/me')
  const fields = useProfileFields(profile.value, {
    canChange: canChangeEmail && ownValue(appearance, 'email') !== 'viewOnly',
    onChange: () => setOpen('email'),
  })
  const canWrite = useAnswers('PUT /identity/resources/users/v2/me')
  const canUpload = useAnswers('PUT /team/resources/profile/me/image/v1')
  const canChangePassword = useAnswers('POST /identity/resources/users/v1/passwords/change')
  const hasPhones = useAnswers('GET /identity/resources/users/phone-numbers/v1/me')
  const names = [...fields.map(({ name }) => name), ...(extra?.fields ?? []).map(({ name }) => `metadata.${name}`)]
  const fixed = canWrite ? names.filter((name) => name === 'profilePictureUrl' && !canUpload) : names
  const close = () => setOpen(null)
  return (
    <UnsavedGuard>
      <SectionPage
        title={t('profile.title')}
        lead={tenant ? t('profile.leadOf', { tenant }) : t('profile.lead')}
        width="form"
        record={profile}
        failed={{ title: t('profile.unread'), text: t('profile.unreadText') }}
      >
        <RecordForm
          label={t('profile.title')}
          record={profile}
          fields={fields}
          appearance={{ ...appearance, ...viewOnly(fixed, appearance) }}
          messages={profileMessages}
          extra={extra && { at: 'metadata', ...extra }}
        >
          {(field) => (
            <div className={classOf('RecordFields')}>
              {field('profilePictureUrl')}
              {field('name')}
              {field('email')}
              {profile.value?.username && field('username')}
              {field('phoneNumber')}
              {field('jobTitle')}
              {field('address')}
              {extra?.fields.map(({ name }) => field(`metadata.${name}`))}
              {canChangePassword && (
                <AccessRow
                  label={t('profile.password')}
                  help={t('profile.passwordHelp')}
                  action={t('profile.changePassword')}
                  onPress={() => setOpen('password')}
                />
              )}
              {hasPhones && (
                <AccessRow
                  label={t('profile.phones')}
                  help={t('profile.phonesHelp')}
                  action={t('profile.managePhones')}
                  onPress={() => setOpen('phones')}
                />
              )}
            </div>
          )}
        </RecordForm>
        <EmailDialog open={open === 'email' ? { onClose: close } : null} />
        <PasswordDialog open={open === 'password' ? { onClose: close } : null} />
        <PhonesDialog open={open === 'phones' ? { onClose: close } : null} />
      </SectionPage>
    </UnsavedGuard>
  )
}

type Appearances = Readonly<Partial<Record<string, FieldAppearance>>>

/** The appearances of fields that the provider cannot change. */
function viewOnly(names: readonly string[], appearance: Appearances): Appearances {
  const shown = names.filter((name) => ownValue(appearance, name) !== 'hidden')
  return Object.fromEntries(shown.map((name) => [name, 'viewOnly']))
}

/** The props of the dialogs. */
interface DialogProps {
  readonly onClose: () => void
}

/** Few visits of the page change the ways to sign in. */
const EmailDialog = lazyDialog<DialogProps>(async () => (await import('./access-dialogs.tsx')).EmailDialog)
const PasswordDialog = lazyDialog<DialogProps>(async () => (await import('./access-dialogs.tsx')).PasswordDialog)
const PhonesDialog = lazyDialog<DialogProps>(async () => (await import('./access-dialogs.tsx')).PhonesDialog)

interface AccessRowProps {
  readonly label: string
  readonly help: string
  /** The words of the button. */
  readonly action: string
  readonly onPress: () => void
}

/** A row of a form with a button in the place of its field. */
function AccessRow({ label, help, action, onPress }: AccessRowProps): ReactElement {
  const classOf = useClasses()
  return (
    <dl className={classOf('RecordField', classOf('RecordText'))}>
      <dt className={classOf('Label')}>{label}</dt>
      <dd className={classOf('Help')}>{help}</dd>
      <dd className={classOf('RecordTextValue')}>
        <Button size="md" onPress={onPress}>
          {action}
        </Button>
      </dd>
    </dl>
  )
}
