'use client'

import type { RefObject } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { InTopLayer } from '../../../isolation/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { Option } from '../popover/option.tsx'
import { SheetHead } from '../popover/sheet-head.tsx'
import type { SelectOption } from './types.ts'

export interface SelectOptionsProps {
  /** The name of the list. */
  readonly label: string
  /** The button that the list opens at. */
  readonly anchor: RefObject<HTMLButtonElement | null>
  /** The options, in display order. */
  readonly options: readonly SelectOption[]
  /** The id of the chosen option; `null` for none. */
  readonly chosen: string | null
  /** The option that takes the focus of the open list if none is chosen; `null` closes the list. */
  readonly focus: 'first' | 'last' | null
  /** Called with the id of the chosen option, also if it was chosen before. */
  readonly onChoose: (id: string) => void
  /** Called when the list closes. */
  readonly onClose: () => void
}

/** The open list of a select. On a phone it is a sheet. */
export function SelectOptions({ label, anchor, options, chosen, focus, onChoose, onClose }: SelectOptionsProps) {
  const classOf = useClasses()
  return (
    <InSurface>
      <Popover
        aria-label={label}
        trigger="Select"
        triggerRef={anchor}
        isOpen={focus !== null}
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement="bottom start"
        offset={4}
        className={classOf('Popover', 'portico-Popover--field')}
      >
        <InTopLayer />
        <SheetHead title={label} onClose={onClose} />
        <ListBox
          aria-label={label}
          className={classOf('Options')}
          selectionMode="single"
          selectedKeys={chosen === null ? [] : [chosen]}
          autoFocus={chosen === null ? (focus ?? 'first') : true}
          shouldSelectOnPressUp
          shouldFocusOnHover
          // Escape closes the list, and clears no choice.
          escapeKeyBehavior="none"
          onSelectionChange={(keys) => {
            const [id = chosen] = keys === 'all' ? [] : keys
            if (id !== null) onChoose(String(id))
            onClose()
          }}
        >
          {options.map((option) => (
            <Option key={option.id} {...option} />
          ))}
        </ListBox>
      </Popover>
    </InSurface>
  )
}
