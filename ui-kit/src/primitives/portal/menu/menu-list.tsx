'use client'

import { type ForwardedRef, Fragment, useLayoutEffect, useMemo } from 'react'
import { setInteractionModality, useFocusVisible } from 'react-aria/useFocusVisible'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { InTopLayer } from '../../../isolation/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { OptionText } from '../popover/option.tsx'
import { SheetHead } from '../popover/sheet-head.tsx'
import type { MenuAction, MenuProps } from './types.ts'

export interface MenuListProps extends MenuProps {
  /** Receives the element of the open menu. */
  readonly place: ForwardedRef<HTMLElement>
}

export function MenuList(props: MenuListProps) {
  const { label, anchor, isOpen, onOpenChange, actions, focus = 'first', head } = props
  const { align = 'end', className, place } = props
  const classOf = useClasses()
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const firstDanger = actions.findIndex(({ isDanger }) => isDanger)
  return (
    <InSurface>
      <Popover
        ref={place}
        aria-label={label}
        // With this trigger the first action takes the focus, not the popover.
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        isOpen={isOpen && anchor !== null}
        onOpenChange={onOpenChange}
        placement={`bottom ${align}`}
        offset={4}
        className={classOf('Menu', classOf('Popover'), className)}
      >
        <InTopLayer />
        <KeyboardModality />
        <SheetHead title={label} onClose={() => onOpenChange(false)} />
        {head}
        <AriaMenu
          aria-label={label}
          autoFocus={focus}
          className={classOf('Options')}
          onClose={() => onOpenChange(false)}
          shouldFocusWrap
        >
          {actions.map((action, index) => (
            <Fragment key={action.id}>
              {index > 0 && (index === firstDanger || action.startsGroup) && (
                <Separator className={classOf('OptionsLine')} />
              )}
              <Item {...action} />
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </InSurface>
  )
}

/**
 * React Aria takes the click of Enter and Space on a native button for a click of assistive technology. It then delays each
 * focus, and the menu receives the focus in place of its first action.
 */
function KeyboardModality() {
  const { isFocusVisible } = useFocusVisible()
  useLayoutEffect(() => {
    if (isFocusVisible) setInteractionModality('keyboard')
  }, [isFocusVisible])
  return null
}

function Item({ id, label, icon, note, isDanger = false, disabledReason, href, run }: MenuAction) {
  const classOf = useClasses()
  const isOff = disabledReason !== undefined
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={classOf('Option', isDanger && 'portico-Option--danger')}
      shouldCloseOnSelect={!isOff}
      {...(isOff && { render: stillRead })}
      {...(href !== undefined && !isOff && { href })}
      {...(run && !isOff && { onAction: run })}
    >
      {icon}
      <OptionText label={label} note={disabledReason ?? note} />
    </MenuItem>
  )
}

/** React Aria skips disabled items, so that their reason would never be read. */
function stillRead(props: React.JSX.IntrinsicElements['div'] | React.JSX.IntrinsicElements['a']) {
  return <div {...(props as React.JSX.IntrinsicElements['div'])} aria-disabled="true" />
}
