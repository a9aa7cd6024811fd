'use client'

import type { CheckedRule, PasswordCheck } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, dotIcon } from '../icon/paths.ts'

/** What a {@link PasswordFeedback} takes. */
export interface PasswordFeedbackProps {
  /** The id by which the field names it. */
  readonly id: string
  /** Whether nothing has been typed yet. */
  readonly isEmpty: boolean
  /** What the rules say of what was typed. */
  readonly check: PasswordCheck
}

/** The rules with a mark each, how hard the password is to guess, and where it stands, told in a pause of typing. */
export function PasswordFeedback({ id, isEmpty, check }: PasswordFeedbackProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(newPasswordMessages)
  const nameOf = useRuleNames()
  const shown = check.rules.filter(({ name, isMet }) => name !== 'maxLength' || !isMet)
  const missing = shown.filter(({ isMet }) => !isMet).map(nameOf)
  const standing = check.isAcceptable
    ? t('newPassword.allMet')
    : t('newPassword.someUnmet', { count: missing.length, rules: missing.join(', ') })
  const told = usePause(isEmpty ? '' : standing)
  return (
    <div className={classOf('PasswordFeedback')}>
      <div id={id} className={classOf('PasswordFeedbackBody')}>
        <p className={classOf('PasswordFeedbackTitle')}>{t('newPassword.rules')}</p>
        <ul className={classOf('PasswordRuleList')}>
          {shown.map((rule) => (
            <Rule key={rule.name} isMet={rule.isMet} label={nameOf(rule)}>
              {rule.name === 'characters' && (
                <ul className={classOf('PasswordRuleList')}>
                  {rule.kinds.map(({ kind, isMet }) => (
                    <Rule key={kind} isMet={isMet} label={t(`newPassword.${kind}`)} />
                  ))}
                </ul>
              )}
            </Rule>
          ))}
        </ul>
      </div>
      {!isEmpty && check.isAcceptable && (
        <p className={classOf('PasswordStrength')} data-strength={check.strength}>
          <span className={classOf('PasswordStrengthTrack')} aria-hidden="true">
            <span className={classOf('PasswordStrengthBar')} />
          </span>
          {t('newPassword.strength', { strength: check.strength })}
        </p>
      )}
      <p role="status" className={classOf('VisuallyHidden')}>
        {told}
      </p>
    </div>
  )
}

interface RuleProps {
  readonly isMet: boolean
  readonly label: string
  readonly children?: ReactNode
}

function Rule({ isMet, label, children }: RuleProps) {
  const classOf = useClasses()
  const t = useMessages(newPasswordMessages)
  return (
    <li className={classOf('PasswordRule')} data-met={isMet || undefined}>
      <Icon path={isMet ? checkIcon : dotIcon} size="sm" />
      <span className={classOf('VisuallyHidden')}>{isMet ? t('newPassword.met') : t('newPassword.unmet')} </span>
      <span className={classOf('PasswordRuleText')}>{label}</span>
      {children}
    </li>
  )
}

function useRuleNames(): (rule: CheckedRule) => string {
  const t = useMessages(newPasswordMessages)
  return (rule) => {
    switch (rule.name) {
      case 'minLength':
        return t('newPassword.minLength', { limit: rule.limit })
      case 'maxLength':
        return t('newPassword.maxLength', { limit: rule.limit })
      case 'repeats':
        return t('newPassword.repeats')
      case 'characters':
        return rule.phraseLength === null
          ? t('newPassword.characters', { atLeast: rule.atLeast })
          : t('newPassword.charactersOrPhrase', { atLeast: rule.atLeast, limit: rule.phraseLength })
      default:
        return rule satisfies never
    }
  }
}

/** A text once it has stayed the same for a moment: what changes with every key would be read out without end. */
function usePause(text: string): string {
  const [told, tell] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => tell(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return told
}

/** Milliseconds. */
const pause = 1000
