'use client'

import { Fragment, type ReactNode, useMemo } from 'react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { slotted, useClasses } from '../../../slots/index.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { OptionText } from '../popover/option-text.tsx'

/** One action of a {@link Menu}. */
export interface MenuAction {
  /** Identifies the action in its menu. */
  readonly id: string
  /** A verb. */
  readonly label: string
  /** An icon before the label. */
  readonly icon?: ReactNode
  /** A second line. */
  readonly note?: string | undefined
  /** `true` for a destructive action: red, last, after a line. Default `false`. */
  readonly isDanger?: boolean | undefined
  /** The reason for which the action does not work now. It stays readable and does nothing. */
  readonly disabledReason?: string | undefined
  /** The address to open instead of `run`. */
  readonly href?: string | undefined
  /** Called when the action is chosen. */
  readonly run?: (() => void) | undefined
}

/** The props of {@link Menu}. */
export interface MenuProps {
  /** The accessible name, such as "Actions for Maya Reyes". */
  readonly label: string
  /** The element that the menu opens at, and that takes the focus afterwards. */
  readonly anchor: Element | null
  /** The controlled state of the menu. */
  readonly isOpen: boolean
  /** Called when the menu closes: by a choice, by Escape, or by a press outside. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** The actions, in display order. */
  readonly actions: readonly MenuAction[]
  /** The action that takes the focus. Default `first`. */
  readonly focus?: 'first' | 'last' | undefined
  /** The edge of the anchor that the menu is aligned with. Default `end`. */
  readonly align?: 'start' | 'end' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * A list of actions at an element. One menu serves many anchors, such as the rows of a table. On a phone it is a sheet.
 * Replaceable as slot `Menu`.
 */
export const Menu = /* @__PURE__ */ slotted<MenuProps, HTMLElement>(
  'Menu',
  ({ label, anchor, isOpen, onOpenChange, actions, focus = 'first', align = 'end', className }, ref) => {
    const classOf = useClasses()
    const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
    const firstDanger = actions.findIndex(({ isDanger }) => isDanger)
    return (
      <InSurface>
        <Popover
          ref={ref}
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
          <AriaMenu
            aria-label={label}
            autoFocus={focus}
            className={classOf('Options')}
            onClose={() => onOpenChange(false)}
            shouldFocusWrap
          >
            {actions.map((action, index) => (
              <Fragment key={action.id}>
                {index > 0 && index === firstDanger && <Separator className={classOf('OptionsLine')} />}
                <Item {...action} />
              </Fragment>
            ))}
          </AriaMenu>
        </Popover>
      </InSurface>
    )
  },
)

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
