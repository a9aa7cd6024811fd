'use client'

import { useOwnEmail } from '@portico/headless/portal/own-email'
import type { Profile } from '@portico/headless/portal/profile'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { knownRows } from '../../../frame/known-rows.ts'
import { providerBrand } from '../../../frame/portal/provider-brand.ts'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { PhoneField } from '../../../primitives/phone-field/phone-field.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { EmailBadge } from './email-badge.tsx'
import { PictureField } from './picture-field.tsx'
import { profileMessages } from './profile-messages.ts'

/** The way to change the e-mail address. */
export interface EmailChange {
  /** `false` if the configuration of the portal makes the address view only. */
  readonly canChange: boolean
  /** Opens the dialog of the change. */
  readonly onChange: () => void
}

/** The fields of a profile. */
export function useProfileFields(profile: Profile | null, change: EmailChange): readonly RecordField<Profile>[] {
  const t = useMessages(profileMessages)
  const { email = '', isEmailVerified = false, username = '', provider = 'local', managedBy } = profile ?? {}
  // A directory sets name, address and phone.
  const isFixed = managedBy === 'scim2' || provider === 'scim2'
  const source = useSourceName(isFixed ? 'scim2' : provider)
  const fixed =
    isFixed && source !== null ? { appearance: 'viewOnly' as const, help: t('profile.emailFrom', { source }) } : {}
  return [
    {
      name: 'profilePictureUrl',
      label: t('profile.picture'),
      help: t('profile.pictureHelp'),
      codes: ['picture-unreadable', 'ER-PICTURE-TYPE', 'picture-too-large'],
      render: (control) => <PictureField {...control} person={profile?.name || email} />,
      show: (picture) => <Avatar name={profile?.name || email} pictureUrl={picture} size="lg" />,
    },
    {
      name: 'name',
      label: t('profile.name'),
      isRequired: true,
      render: (control) => <TextField {...control} autoComplete="name" dir="auto" />,
      show: (name) => <bdi>{shownName(name)}</bdi>,
      ...fixed,
    },
    {
      name: 'email',
      label: t('profile.email'),
      help: source ? t('profile.emailFrom', { source }) : undefined,
      appearance: 'viewOnly',
      render: () => null,
      show: (address) => <OwnEmails email={address} isVerified={isEmailVerified} {...change} />,
    },
    ...(username === ''
      ? []
      : [
          {
            name: 'username' as const,
            label: t('profile.username'),
            appearance: 'viewOnly' as const,
            render: () => null,
            show: (shown: string) => <bdi>{shownName(shown)}</bdi>,
          },
        ]),
    {
      name: 'phoneNumber',
      label: t('profile.phoneNumber'),
      help: t('profile.phoneNumberHelp'),
      codes: ['phone-not-international', 'phone-incomplete', 'phone-extension'],
      render: (control) => <PhoneField {...control} />,
      show: (number) => number && <bdi dir="ltr">{number}</bdi>,
      ...fixed,
    },
    {
      name: 'jobTitle',
      label: t('profile.jobTitle'),
      render: (control) => <TextField {...control} autoComplete="organization-title" dir="auto" />,
    },
    {
      name: 'address',
      label: t('profile.address'),
      render: (control) => <TextField {...control} autoComplete="street-address" dir="auto" />,
    },
  ]
}

/** The name of the system that an account comes from: `null` for a local one, its own name if it is not known. */
function useSourceName(provider: string): string | null {
  const t = useMessages(profileMessages)
  if (provider === 'local') return null
  if (provider === 'saml' || provider === 'oidc') return t('profile.singleSignOn')
  if (provider === 'scim2') return t('profile.directory')
  return providerBrand(provider)
}

interface OwnEmailsProps {
  /** The address of the profile; empty without one. */
  readonly email: string
  readonly isVerified: boolean
  /** `false` if the configuration of the portal makes the field view only. */
  readonly canChange: boolean
  /** Opens the dialog of the change. */
  readonly onChange: () => void
}

/** The own addresses on the page: the one to sign in with, the one that waits for its code, and the way to a change. */
function OwnEmails({ email, isVerified, canChange, onChange }: OwnEmailsProps): ReactElement {
  const list = useOwnEmail()
  const classOf = useClasses()
  const t = useMessages(profileMessages)
  const reading = useAttempt(list.calls, 'load')
  const others = (knownRows(list) ?? []).filter((row) => !row.isPrimary && row.email !== email)
  const enterCode = async (id: string) => {
    const { ok } = await list.confirm({ id })
    if (ok) onChange()
  }
  return (
    <span className={classOf('OwnEmails')}>
      <span className={classOf('ProfileEmail')}>
        {email !== '' && (
          <>
            <bdi dir="ltr">{email}</bdi>
            <EmailBadge isVerified={isVerified} />
          </>
        )}
        {canChange && list.canChange && (
          <Button size="sm" onPress={onChange}>
            {t(email === '' ? 'ownEmail.add' : 'ownEmail.change')}
          </Button>
        )}
      </span>
      {others.map((row) => (
        <span key={row.id} className={classOf('ProfileEmail')}>
          <bdi dir="ltr">{row.email}</bdi>
          <EmailBadge isVerified={row.isVerified} isWaiting />
          {canChange && row.isVerified === false && (
            <Button
              size="sm"
              aria-label={t('ownEmail.enterCodeOf', { email: row.email })}
              onPress={() => void enterCode(row.id)}
            >
              {t('ownEmail.enterCode')}
            </Button>
          )}
        </span>
      ))}
      {canChange && list.canChange === null && reading.error && (
        <span className={classOf('ProfileEmail')}>
          {t('ownEmail.unread')}
          <TextButton isStandalone onPress={() => void list.load()}>
            {t('login.tryAgain')}
          </TextButton>
        </span>
      )}
    </span>
  )
}
