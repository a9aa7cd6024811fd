'use client'

import { useAuthorized } from '@portico/headless'
import { auditPeriodText } from '@portico/headless/portal/audits'
import { usePeople } from '@portico/headless/portal/people'
import { type ReactElement, useContext, useState } from 'react'
import { useActionWords } from '../../../frame/portal/audit-action/use-action-words.ts'
import type { FilterFieldProps } from '../../../frame/portal/filter-bar/types.ts'
import { PeriodChoice } from '../../../frame/portal/period-choice/period-choice.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { ComboBox } from '../../../primitives/portal/combo-box/combo-box.tsx'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'
import { nearPeriods } from './audit-words.ts'
import { auditsMessages } from './audits-messages.ts'
import { KnownContext } from './known-values.ts'

/** The choice of a period: a day or a month near now, the last days, or days of the calendar. */
export function PeriodField({ label, value, onChange }: FilterFieldProps): ReactElement {
  const t = useMessages(auditsMessages)
  const near = Object.entries(nearPeriods).map(([id, key]) => ({ id, label: t(key) }))
  const last = lastDays.map((count) => ({
    id: auditPeriodText({ days: count }),
    label: t('audits.lastDays', { count }),
  }))
  return (
    <PeriodChoice
      label={label}
      presets={[{ id: '', label: t('audits.anyTime') }, ...near, ...last]}
      words={{ own: t('audits.ownDays'), days: t('audits.days') }}
      value={value}
      onChange={onChange}
    />
  )
}

const lastDays = [1, 7, 30]

/** The choice of an action among those that the log has shown, or of a part of its name. */
export function ActionField(props: FilterFieldProps): ReactElement {
  const { actions } = useContext(KnownContext)
  const actionWords = useActionWords()
  return <KnownField {...props} options={actions.map((id) => ({ id, label: actionWords(id) }))} />
}

/** The choice of an actor: among the users of the tenant if the person may read them, else among those that the log has shown. */
export function WhoField(props: FilterFieldProps): ReactElement {
  return useAuthorized(readsUsers).isAllowed ? <AnyoneField {...props} /> : <KnownWhoField {...props} />
}

function KnownWhoField(props: FilterFieldProps) {
  const { people } = useContext(KnownContext)
  return <KnownField {...props} options={people.map((name) => ({ id: name, label: name }))} />
}

function AnyoneField(props: FilterFieldProps) {
  const { people: shown } = useContext(KnownContext)
  const { rows, search } = usePeople()
  const options = rows.map(({ name, email }) => ({ id: name, label: name, note: email === name ? undefined : email }))
  const others = shown
    .filter((name) => !options.some(({ id }) => id === name))
    .map((name) => ({ id: name, label: name }))
  return <KnownField {...props} options={[...options, ...others]} onSearch={(text) => void search({ text })} />
}

interface KnownFieldProps extends FilterFieldProps {
  readonly options: readonly SelectOption[]
  readonly onSearch?: (text: string) => void
}

/** A choice among known values. Text that is none of them is searched as it is: the log has more than it has shown. */
function KnownField({ label, value, onChange, options, onSearch }: KnownFieldProps) {
  const t = useMessages(auditsMessages)
  const [typed, setTyped] = useState('')
  const own = typed.trim()
  const isOwn = own !== '' && own !== value && !options.some((option) => option.label === own)
  const all = isOwn ? [...options, { id: own, label: own, note: t('audits.asTyped') }] : options
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: text that is left without a choice counts.
    <div
      onBlur={({ currentTarget, relatedTarget }) => isOwn && !currentTarget.contains(relatedTarget) && onChange(own)}
    >
      <ComboBox
        isSingle
        label={label}
        options={all}
        value={value === '' ? [] : [value]}
        onChange={([id = '']) => onChange(id)}
        onSearch={(text) => {
          setTyped(text)
          onSearch?.(options.some((option) => option.label === text) ? '' : text)
        }}
      />
    </div>
  )
}

const readsUsers = { permissions: ['fe.secure.read.users'] }
