'use client'

import { type SocialProvider, type SocialPurpose, useSocialLogin } from '@portico/headless'
import { cva } from 'class-variance-authority'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { socialMessages } from '../../i18n/messages/social.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Divider } from '../../primitives/divider/divider.tsx'
import { slotted, useClasses } from '../../slots/index.ts'
import { useFixedStep } from '../login/fixed-step.ts'

/** What {@link SocialButtons} take. */
export interface SocialButtonsProps {
  /** What people come for. Default `login`. */
  readonly action?: SocialPurpose | undefined
  /** An invitation to accept by it. */
  readonly invitationToken?: string | undefined
  /** Whether the person agrees to the terms on the page: the time is kept with the new account. */
  readonly acceptsTerms?: boolean | undefined
  /** Whether a line stands between them and a form above. Default `true`. */
  readonly hasDivider?: boolean | undefined
}

/**
 * A button for each provider that people may sign in with, below a form. Where nobody is offered, nothing. Standing below what
 * is there, they move nothing when they come.
 */
export function SocialButtons({
  action = 'login',
  invitationToken,
  acceptsTerms,
  hasDivider = true,
}: SocialButtonsProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(socialMessages)
  const { providers: offered, signIn, calls } = useSocialLogin()
  const fixed = useFixedStep()
  const providers = fixed ? (fixed.providers ?? []) : (offered ?? [])
  if (providers.length === 0) return null
  const leaving = calls.signIn.pending[0]?.provider
  const failed = calls.signIn.error
  return (
    <fieldset className={classOf('Social')} aria-label={t('social.label')}>
      {hasDivider && <Divider>{t('social.or')}</Divider>}
      <div className={classOf('SocialButtons')}>
        {providers.map(({ id, name }, index) => (
          <Button
            key={id}
            isWide
            className={classOf('SocialButton', look({ isLast: index === providers.length - 1 && index % 2 === 0 }))}
            icon={<SocialMark provider={id} name={name} />}
            aria-label={t('social.continueWith', { provider: name })}
            isPending={leaving === id}
            busy={t('social.leaving', { provider: name })}
            onPress={() =>
              void signIn({ provider: id, action, acceptsTerms, ...(invitationToken && { invitationToken }) })
            }
          >
            {providers.length === 1 ? t('social.continueWith', { provider: name }) : name}
          </Button>
        ))}
      </div>
      {failed && !fixed && (
        <Alert
          tone="danger"
          title={t('social.failed.title', { provider: nameOf(providers, leaving) })}
          attempt={failed}
          isUrgent
        >
          {t('social.failed')}
        </Alert>
      )}
    </fieldset>
  )
}

/** The last of an odd number takes the whole row. */
const look = /* @__PURE__ */ cva('', { variants: { isLast: { true: 'portico-SocialButton--last' } } })

/** What the mark of a provider is drawn from. */
export interface SocialMarkProps {
  /** The id of the provider. */
  readonly provider: string
  /** What people call it. */
  readonly name: string
}

/** The first letter of a provider. Replaceable as slot `SocialMark`, by its own artwork under its own rules. */
export const SocialMark = /* @__PURE__ */ slotted<SocialMarkProps, HTMLSpanElement>('SocialMark', ({ name }, ref) => {
  const classOf = useClasses()
  return <span ref={ref} className={classOf('SocialMark')} aria-hidden="true" data-letter={[...name][0]} />
})

function nameOf(providers: readonly SocialProvider[], id: string | undefined): string {
  return (providers.find((one) => one.id === id) ?? providers[0])?.name ?? ''
}
