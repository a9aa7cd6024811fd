'use client'

import { useAuthorized, useClient } from '@portico/headless'
import { type MfaPolicy, useSecurityUsers } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { securityMessages } from './security-messages.ts'
import { withoutStep } from './security-people.tsx'

export interface SecondStepFieldProps {
  readonly control: FieldControl<MfaPolicy | null>
  /** The begin that is saved; `null` for at once. */
  readonly savedBegin: string | null
  /** Opens the list of people without a second step. */
  readonly onSeePeople: () => void
}

/** The choice of who is asked for a second step, with the people whom it meets, and from when it holds. */
export function SecondStepField({ control, savedBegin, onSeePeople }: SecondStepFieldProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  const mayList = useAuthorized({ permissions: ['fe.secure.read.users'] }).isAllowed
  const { value, onChange, ...field } = control
  if (!value) return null
  const now = clock.now()
  const least = enforcements.indexOf(enforcements.find((one) => one === value.least) ?? 'none')
  const isAsking = value.enforcement !== 'none'
  const begin = laterThan(now, value.enforcedFrom)
  const kept = laterThan(now, savedBegin)
  const dateOf = (time: number) => dateFormat({ dateStyle: 'long' }).format(time)
  const laterHelp = (time: number) => t('security.mfaLaterHelp', { date: dateOf(time) })
  const daysLeft = begin === null ? null : Math.round((begin - now) / day)
  const isListed = daysLeft !== null && choices.includes(daysLeft)
  const chosen = begin === null ? atOnce : begin === kept ? keptBegin : isListed ? String(daysLeft) : chosenBegin

  function choose(enforcement: string) {
    if (value) onChange({ ...value, enforcement })
  }

  function chooseBegin(id: string) {
    if (value) onChange({ ...value, enforcedFrom: beginOf(id) })
  }

  function beginOf(id: string) {
    if (id === atOnce) return null
    if (id === keptBegin) return savedBegin
    if (id === chosenBegin) return value?.enforcedFrom ?? null
    const time = now + Number(id) * day
    return new Date(time).toISOString()
  }

  return (
    <>
      <RadioGroup
        {...field}
        help={begin === null ? field.help : value.isPostponable ? undefined : laterHelp(begin)}
        value={value.enforcement}
        onChange={choose}
        options={enforcements.map((id, place) => ({
          id,
          label: t(enforcementLabels[id]),
          help: place < least ? t('security.tooWeak') : id === 'exceptSso' ? t('security.exceptHelp') : undefined,
          isDisabled: place < least,
        }))}
      />
      {isAsking && mayList && <PeopleWithoutStep onSee={onSeePeople} />}
      {isAsking && value.isPostponable && (
        <Select
          className={classOf('SecurityBegin')}
          label={t('security.mfaBegins')}
          value={chosen}
          onChange={chooseBegin}
          options={[
            { id: atOnce, label: t('security.mfaAtOnce') },
            ...(kept === null ? [] : [{ id: keptBegin, label: dateOf(kept) }]),
            ...(begin === null || chosen !== chosenBegin ? [] : [{ id: chosenBegin, label: dateOf(begin) }]),
            ...choices.map((days) => ({ id: String(days), label: t('security.mfaInDays', { count: days }) })),
          ]}
          help={begin === null ? t('security.mfaAtOnceHelp') : laterHelp(begin)}
        />
      )}
    </>
  )
}

/** How many people have no second step, and a way to see them. */
function PeopleWithoutStep({ onSee }: { readonly onSee: () => void }) {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const total = useSecurityUsers(withoutStep, (list) => list.total)
  return (
    <div className={classOf('SecurityReach', classOf('Field'))}>
      <Stack isRow>
        <div role="status">
          {total !== null && (
            <Paragraph>
              {total === 0 ? t('security.empty.mfa-unenrolled') : t('security.mfaMeets', { count: total })}
            </Paragraph>
          )}
        </div>
        {total !== null && total > 0 && <TextButton onPress={onSee}>{t('security.mfaSee')}</TextButton>}
      </Stack>
    </div>
  )
}

/** A time as epoch milliseconds; `null` if it is over. */
function laterThan(now: number, text: string | null): number | null {
  const time = timeOf(text)
  return time !== null && time > now ? time : null
}

/** From the weakest to the strongest. */
export const enforcements = ['none', 'exceptSso', 'all'] as const

export const enforcementLabels = {
  none: 'security.DontForce',
  exceptSso: 'security.ForceExceptSAML',
  all: 'security.Force',
} as const

const atOnce = 'now'
const keptBegin = 'kept'
/** A begin that was chosen so long ago that it is no round number of days any more, or that another person has replaced. */
const chosenBegin = 'chosen'
/** Days until the second step is needed. */
const choices = [7, 14, 30]
const day = 86_400_000
