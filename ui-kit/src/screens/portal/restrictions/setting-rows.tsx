'use client'

import type { RestrictionType } from '@portico/headless/portal/restrictions'
import type { ReactElement, ReactNode } from 'react'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { ListRow } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { restrictionsMessages } from './restrictions-messages.ts'

export interface SwitchRowProps {
  readonly name: string
  readonly note: ReactNode
  /** `undefined` while it loads. */
  readonly isOn: boolean | undefined
  readonly isPending: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A setting that is on or off, and applies at once. */
export function SwitchRow({ name, note, isOn, isPending, onChange }: SwitchRowProps): ReactElement {
  const t = useMessages(restrictionsMessages)
  const isFixed = useViewOnly() !== null
  return (
    <ListRow name={name} note={note}>
      {isOn === undefined ? (
        <Skeleton shape="switch" />
      ) : isFixed ? (
        <span>{t(isOn ? 'restrictions.on' : 'restrictions.off')}</span>
      ) : (
        <Switch aria-label={name} isSelected={isOn} isPending={isPending} onChange={onChange} />
      )}
    </ListRow>
  )
}

export interface TypeRowProps {
  /** The effect of the list in use; `null` while it loads. */
  readonly note: ReactNode
  /** `undefined` while it loads. */
  readonly type: RestrictionType | undefined
  readonly onChange: (type: RestrictionType) => void
}

/** The choice between the allow list and the block list. */
export function TypeRow({ note, type, onChange }: TypeRowProps): ReactElement {
  const t = useMessages(restrictionsMessages)
  const classOf = useClasses()
  const isFixed = useViewOnly() !== null
  const options = [
    { id: 'ALLOW', label: t('restrictions.allow') },
    { id: 'BLOCK', label: t('restrictions.block') },
  ]
  return (
    <ListRow name={t('restrictions.list')} note={note ?? <Skeleton width="lg" />}>
      {type === undefined ? (
        <Skeleton shape="button" />
      ) : isFixed ? (
        <span>{options.find(({ id }) => id === type)?.label}</span>
      ) : (
        <RadioGroup
          label={t('restrictions.list')}
          className={classOf('SegmentedSwitch')}
          options={options}
          value={type}
          onChange={(id) => onChange(id === 'BLOCK' ? 'BLOCK' : 'ALLOW')}
        />
      )}
    </ListRow>
  )
}
