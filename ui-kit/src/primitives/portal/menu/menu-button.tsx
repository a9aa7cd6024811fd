'use client'

import { type KeyboardEvent, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Button, type ButtonProps } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { dotsIcon } from '../icons.ts'
import { usePart } from '../popover/on-demand.ts'
import { Menu, type MenuProps, menuList } from './menu.tsx'

/** The props of {@link MenuButton}. */
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
export const MenuButton = /* @__PURE__ */ slotted<MenuButtonProps, HTMLButtonElement>(
  'MenuButton',
  ({ label, actions, align, variant = 'quiet', size = 'sm', icon, isDisabled, className, children }, ref) => {
    const classOf = useClasses()
    const button = useObjectRef(ref)
    const [focus, setFocus] = useState<'first' | 'last' | null>(null)
    const isOpen = focus !== null
    const isWaiting = usePart(menuList, isOpen) === null && isOpen

    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey } = event
      if (key === 'Escape' && isWaiting) {
        event.stopPropagation()
        setFocus(null)
      }
      if (ctrlKey || metaKey || isDisabled || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
      event.preventDefault()
      setFocus(key === 'ArrowDown' ? 'first' : 'last')
    }

    const isBare = children === undefined
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button inside.
      <span
        className={classOf('MenuButton', className)}
        onPointerEnter={menuList.preload}
        onFocus={menuList.preload}
        onBlur={() => isWaiting && setFocus(null)}
        onKeyDown={onKeyDown}
      >
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
          onPress={() => setFocus('first')}
        >
          {children}
        </Button>
        <Menu
          label={label}
          anchor={button.current}
          isOpen={isOpen}
          onOpenChange={(next) => next || setFocus(null)}
          actions={actions}
          focus={focus ?? 'first'}
          align={align}
        />
      </span>
    )
  },
)
