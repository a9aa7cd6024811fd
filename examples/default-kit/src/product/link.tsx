import { useClient } from '@portico/headless'
import type { MouseEvent, ReactNode } from 'react'

/** The props of {@link Link}. */
export interface LinkProps {
  /** A path of the application. */
  readonly to: string
  readonly isCurrent?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A link within the application. A plain press moves within the page; any other stays with the browser. */
export function Link({ to, isCurrent = false, className, children }: LinkProps) {
  const client = useClient()

  function follow(event: MouseEvent) {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    client.navigate(to)
  }

  return (
    <a href={to} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
