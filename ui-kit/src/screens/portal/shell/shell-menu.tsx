'use client'

import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { lazyPart, noPlaceholders } from '../../../frame/lazy-part.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import type { MenuProps } from '../../../primitives/portal/menu/menu.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The props of {@link ShellMenu}. */
export interface ShellMenuProps extends Pick<MenuProps, 'label' | 'actions' | 'align' | 'className'> {
  /** The content of the button, which names it. */
  readonly children: ReactNode
}

/** A button with a menu whose code loads with the first press. */
export function ShellMenu({ className, children, ...menu }: ShellMenuProps): ReactElement {
  const classOf = useClasses()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={classOf('MenuButton', className)}>
      <Button
        ref={button}
        variant="quiet"
        size="md"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && <Menu {...menu} anchor={button.current} isOpen onOpenChange={setOpen} />}
    </span>
  )
}

const Menu = /* @__PURE__ */ lazyPart<MenuProps>(async () => {
  const part = await import('../../../primitives/portal/menu/menu.tsx')
  return (props) => <part.Menu {...props} />
}, noPlaceholders)
