'use client'

import { Fragment, type ReactElement, useState } from 'react'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Tabs } from '../../../primitives/portal/tabs/tabs.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { FieldPath, RecordFormSettings } from './types.ts'

/** A tab of a form. */
export interface FieldTab<Value extends object> {
  readonly id: string
  readonly label: string
  /** A number behind the label, such as that of the members. Default: none. */
  readonly count?: number | undefined
  /** The names of the fields, in display order. */
  readonly fields: readonly FieldPath<Value>[]
}

export interface FieldTabsOptions<Value extends object> {
  /** The accessible name of the tabs. */
  readonly label: string
  readonly tabs: readonly FieldTab<Value>[]
  /** The id of the tab that is open first. Default: the first one. */
  readonly first?: string | null | undefined
}

/**
 * Places the fields of a form on tabs: spread the result over a `RecordDialog` or a `RecordForm`. A refused field opens its
 * tab.
 */
export function useFieldTabs<Value extends object>(
  options: FieldTabsOptions<Value>,
): Required<Pick<RecordFormSettings<Value>, 'children' | 'onRefused'>> {
  const { label, tabs, first } = options
  const classOf = useClasses()
  const [open, setOpen] = useState(first ?? tabs[0]?.id)
  const tabOf = (field: string) => tabs.find(({ fields }) => fields.some((name) => name === field))?.id
  return {
    onRefused(names) {
      const refused = names.map(tabOf)
      if (!refused.includes(open)) setOpen(refused[0])
    },
    children: (field: (name: FieldPath<Value>) => ReactElement | null) => (
      <Tabs
        label={label}
        selected={open}
        onSelect={setOpen}
        items={tabs.map(({ id, label: text, count, fields }) => ({
          id,
          label: text,
          badge: count === undefined ? undefined : <Badge>{count}</Badge>,
          children: (
            <div className={classOf('RecordFields')}>
              {fields.map((name) => (
                <Fragment key={name}>{field(name)}</Fragment>
              ))}
            </div>
          ),
        }))}
      />
    ),
  }
}
