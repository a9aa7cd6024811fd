'use client'

import type { UserDetails } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { ShownText } from '../../../../i18n/shown-text.tsx'
import { Avatar } from '../../../../primitives/avatar/avatar.tsx'
import { CopyButton } from '../../../../primitives/copy-button/copy-button.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { useManagerName } from '../list/user-columns.tsx'
import { useProviderName } from './use-provider-name.ts'
import { userMessages } from './user-messages.ts'
import { UserState, useDay } from './user-state.tsx'

export interface UserFactsProps {
  readonly user: UserDetails
}

/** The identity of a user: the state, the addresses and the way to sign in. */
export function UserFacts({ user }: UserFactsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(userMessages)
  const nameOf = useProviderName()
  const manager = useManagerName(user)
  const dayOf = useDay()
  const { id, email, isVerified, phoneNumbers, provider, hasSecondFactor, createdAt, lastLogin } = user
  return (
    <>
      <div className={classOf('UserHead')}>
        <Avatar name={user.name} pictureUrl={user.profilePictureUrl} className={classOf('UserAvatar')} />
        <UserState user={user} />
      </div>
      <Facts>
        {email !== '' && (
          <Fact name={t('user.email')}>
            <bdi dir="ltr">{email}</bdi> {!isVerified && <small>({t('user.unverified')})</small>}
          </Fact>
        )}
        {phoneNumbers.length > 0 && (
          <Fact name={t('user.phone')}>
            {phoneNumbers.map((number) => (
              <bdi key={number} dir="ltr" className={classOf('FactLine')}>
                {number}
              </bdi>
            ))}
          </Fact>
        )}
        <Fact name={t('user.signsInWith')}>{nameOf(provider)}</Fact>
        <Fact name={t('user.secondStep')}>{t(hasSecondFactor ? 'user.secondStepOn' : 'user.secondStepOff')}</Fact>
        <Fact name={t('users.joinedAt')}>
          <Moment at={createdAt} />
        </Fact>
        <Fact name={t('users.lastSeen')}>
          <Moment at={lastLogin} none={t('users.never')} />
        </Fact>
        {user.expiresAt !== null && <Fact name={t('user.ends')}>{dayOf(user.expiresAt)}</Fact>}
        <Fact name={t('users.managedBy')}>
          <ShownText>{manager}</ShownText>
          {user.managedBy === 'scim2' && <small className={classOf('FactLine')}>{t('user.fromDirectory')}</small>}
        </Fact>
        <Fact name={t('user.id')}>
          <span className={classOf('FactId')}>
            <code dir="ltr" className={classOf('FactCode')}>
              {id}
            </code>
            <CopyButton text={id} label={t('user.copyId')} isBare />
          </span>
        </Fact>
      </Facts>
    </>
  )
}
