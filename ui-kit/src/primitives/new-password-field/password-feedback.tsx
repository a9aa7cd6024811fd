'use client'

import type { CheckedRule, PasswordCheck } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, dotIcon } from '../icon/paths.ts'

export interface PasswordFeedbackProps {
  /** The id for the field's `aria-describedby`. */
  readonly id: string
  readonly isEmpty: boolean
  /** `true` shows every rule after a refusal, regardless of the input. */
  readonly isRefused: boolean
  /** The result of checking the input. */
  readonly check: PasswordCheck
}

/**
 * The rules in one line before any input, then one by one with a mark and the strength. The number of open rules is
 * announced in a typing pause.
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

/** The rules as a short text: the length, and if several kinds of characters are required. */
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

/** Returns the text after it has been stable for a moment; otherwise every keystroke would be announced. */
function usePause(text: string): string {
  const [told, tell] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => tell(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return told
}

/** Duration of a typing pause, in milliseconds. */
const pause = 1000
