'use client'

import { slotted, useClasses } from '../../../slots/index.ts'
import { Button, type ButtonProps } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { useInnerRef } from '../../use-inner-ref.ts'
import { dotsIcon } from '../icons.ts'
import { usePanelControl } from '../popover/use-panel-control.ts'
import { Menu, menuList } from './menu.tsx'
import type { MenuProps } from './types.ts'

export interface MenuButtonProps
  extends Pick<MenuProps, 'actions' | 'align' | 'className'>,
    Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled' | 'children'> {
  /** The accessible name of the menu, and of a button without text: "Actions for Maya Reyes". */
  readonly label: string
}

/**
 * A button that opens a menu: on the first action by Enter, Space and arrow down, on the last by arrow up. Without
 * text it shows three dots. The menu's code loads at the first hover or focus. Replaceable as slot `MenuButton`.
 */
export const MenuButton = slotted<MenuButtonProps, HTMLButtonElement>(
  'MenuButton',
  ({ label, actions, align, variant = 'quiet', size = 'sm', icon, isDisabled, className, children }, ref) => {
    const classOf = useClasses()
    const button = useInnerRef<HTMLButtonElement>(ref)
    const { focus, isOpen, isWaiting, setOpen, around } = usePanelControl(menuList, isDisabled)
    const isBare = children === undefined
    return (
      <span className={classOf('MenuButton', className)} {...around}>
        <Button
          ref={button}
          variant={variant}
          size={size}
          isDisabled={isDisabled}
          isPending={isWaiting}
          icon={icon ?? (isBare ? <Icon path={dotsIcon} /> : undefined)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          {...(isBare && { 'aria-label': label })}
          onPress={() => setOpen(true)}
        >
          {children}
        </Button>
        <Menu
          label={label}
          anchor={button.current}
          isOpen={isOpen}
          onOpenChange={setOpen}
          actions={actions}
          focus={focus ?? 'first'}
          align={align}
        />
      </span>
    )
  },
)
