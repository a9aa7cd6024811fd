'use client'

import { useState } from 'react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { InTopLayer } from '../../../isolation/index.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Button, type ButtonProps } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { checkIcon } from '../../icon/paths.ts'
import { useInnerRef } from '../../use-inner-ref.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { OptionText } from '../popover/option.tsx'

/** One option of a {@link CheckMenu}. */
export interface CheckMenuOption {
  readonly id: string
  readonly label: string
}

export interface CheckMenuProps extends Pick<ButtonProps, 'icon' | 'className'> {
  /** The text of the button, and the accessible name of the menu. */
  readonly label: string
  /** The options, in display order. */
  readonly options: readonly CheckMenuOption[]
  /** The ids of the checked options. */
  readonly checked: readonly string[]
  /** Called with all checked ids after each change. The menu stays open. */
  readonly onChange: (ids: readonly string[]) => void
}

/** A button with a menu of options that are checked one by one. Replaceable as slot `CheckMenu`. */
export const CheckMenu = slotted<CheckMenuProps, HTMLButtonElement>(
  'CheckMenu',
  ({ label, icon, options, checked, onChange, className }, ref) => {
    const classOf = useClasses()
    const button = useInnerRef<HTMLButtonElement>(ref)
    const [isOpen, setOpen] = useState(false)
    return (
      <InSurface>
        <Button
          ref={button}
          size="sm"
          icon={icon}
          className={classOf('CheckMenu', className)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          {label}
        </Button>
        <Popover
          aria-label={label}
          trigger="MenuTrigger"
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          placement="bottom end"
          offset={4}
          className={classOf('Menu', classOf('Popover'))}
        >
          <InTopLayer />
          <AriaMenu
            aria-label={label}
            autoFocus="first"
            className={classOf('Options')}
            shouldFocusWrap
            selectionMode="multiple"
            selectedKeys={checked}
            onSelectionChange={(keys) =>
              onChange(options.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
            }
          >
            {options.map((option) => (
              <MenuItem key={option.id} id={option.id} textValue={option.label} className={classOf('Option')}>
                <OptionText label={option.label} />
                <span className={classOf('OptionMark')}>
                  <Icon path={checkIcon} size="sm" />
                </span>
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </InSurface>
    )
  },
)
