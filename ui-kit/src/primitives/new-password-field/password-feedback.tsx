'use client'

import type { CheckedRule, PasswordCheck } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, dotIcon } from '../icon/paths.ts'

/** The props of {@link PasswordFeedback}. */
export interface PasswordFeedbackProps {
  /** The id by which the field names it. */
  readonly id: string
  /** Whether nothing has been typed yet. */
  readonly isEmpty: boolean
  /** Whether a password was refused. Then every rule is shown, whatever is typed. */
  readonly isRefused: boolean
  /** What the rules say of what was typed. */
  readonly check: PasswordCheck
}

/**
 * The rules in one line until something is typed, then each with a mark, and how hard the password is to guess. How many
 * rules are left is announced in a pause of typing.
 */
export function PasswordFeedback({ id, isEmpty, isRefused, check }: PasswordFeedbackProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(newPasswordMessages)
  const nameOf = useRuleNames()
  const isOpen = useRef(false)
  isOpen.current ||= !isEmpty || isRefused
  const shown = check.rules.filter(({ name, isMet }) => name !== 'maxLength' || !isMet)
  const missing = shown.filter(({ isMet }) => !isMet).map(nameOf)
  const standing = check.isAcceptable
    ? t('newPassword.allMet')
    : t('newPassword.someUnmet', { count: missing.length, rules: missing.join(', ') })
  const told = usePause(isEmpty ? '' : standing)
  return (
    <div className={classOf('PasswordFeedback')}>
      <div id={id} className={classOf('PasswordFeedbackBody')}>
        <p className={classOf('PasswordFeedbackTitle')}>
          {isOpen.current ? t('newPassword.rules') : t('newPassword.summary', summaryOf(check))}
        </p>
        {isOpen.current && (
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
        )}
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

/** The rules in a few words: how long, and whether one kind of character is enough. */
function summaryOf({ rules }: PasswordCheck) {
  const length = rules.find(({ name }) => name === 'minLength')
  const hasKinds = rules.some((rule) => rule.name === 'characters' && rule.atLeast > 1)
  return { limit: length && 'limit' in length ? length.limit : 1, kinds: hasKinds ? 'several' : 'one' }
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
