'use client'

import { type SocialProvider, type SocialPurpose, useSocialLogin } from '@portico/headless'
import { cva } from 'class-variance-authority'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { socialMessages } from '../../i18n/messages/social.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Divider } from '../../primitives/divider/divider.tsx'
import { useClasses } from '../../slots/index.ts'
import { lettersOf, SocialMark, usePreloadedMarks } from './social-mark.tsx'
import { useSocialSettings } from './social-settings.ts'

export interface SocialButtonsProps {
  /** The purpose of the buttons. Default `login`. */
  readonly action?: SocialPurpose | undefined
  /** An invitation to accept by it. */
  readonly invitationToken?: string | undefined
  /** The person agrees to the terms on the page. The provider keeps the time with the new account. */
  readonly acceptsTerms?: boolean | undefined
  /** Adds a divider between the buttons and the form. Default `true`. */
  readonly hasDivider?: boolean | undefined
  /** Puts the divider below the buttons, because the form follows. Default `false`. */
  readonly isAbove?: boolean | undefined
}

/**
 * A button for each provider that people may sign in with. Two stand in a row; the first of an odd number has a row to
 * itself, so that no row is left half empty. Where there is no way in, nothing.
 */
export function SocialButtons(props: SocialButtonsProps): ReactElement | null {
  const { action = 'login', invitationToken, acceptsTerms, hasDivider = true, isAbove = false } = props
  const classOf = useClasses()
  const t = useMessages(socialMessages)
  const { signIn, calls } = useSocialLogin()
  usePreloadedMarks()
  const providers = useOffered()
  if (providers.length === 0) return null
  const leaving = calls.signIn.pending[0]?.provider
  const failed = calls.signIn.error
  const hasWideFirst = providers.length % 2 === 1
  const letters = lettersOf(providers.map(({ name }) => name))
  const divider = hasDivider && <Divider>{t('social.or')}</Divider>
  return (
    <fieldset className={classOf('Social')} aria-label={t('social.label')}>
      {!isAbove && divider}
      <div className={classOf('SocialButtons')}>
        {providers.map(({ id, name }, index) => {
          const isWide = hasWideFirst && index === 0
          return (
            <Button
              key={id}
              isWide
              className={classOf('SocialButton', look({ isWide }))}
              icon={<SocialMark provider={id} name={name} letters={letters[index]} />}
              aria-label={t('social.continueWith', { provider: name })}
              isPending={leaving === id}
              busy={t('social.leaving', { provider: name })}
              onPress={() =>
                void signIn({ provider: id, action, acceptsTerms, ...(invitationToken && { invitationToken }) })
              }
            >
              {isWide ? t('social.continueWith', { provider: name }) : name}
            </Button>
          )
        })}
      </div>
      {failed && (
        <Alert
          tone="danger"
          title={t('social.failed.title', { provider: nameOf(providers, leaving) })}
          attempt={failed}
          isUrgent
        >
          {t('social.failed')}
        </Alert>
      )}
      {isAbove && divider}
    </fieldset>
  )
}

/** The social providers to show, in the order of the screen around. */
export function useOffered(): readonly SocialProvider[] {
  const offered = useSocialLogin((social) => social.providers)
  const { social: order = [] } = useSocialSettings()
  if (order === false) return []
  const placeOf = ({ id }: SocialProvider) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...(offered ?? [])].sort((one, other) => placeOf(one) - placeOf(other))
}

const look = cva('', { variants: { isWide: { true: 'portico-SocialButton--wide' } } })

function nameOf(providers: readonly SocialProvider[], id: string | undefined): string {
  return (providers.find((one) => one.id === id) ?? providers[0])?.name ?? ''
}
