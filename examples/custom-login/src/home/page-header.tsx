import { type ReactNode, useEffect, useRef } from 'react'

/** What a {@link PageHeader} takes. */
export interface PageHeaderProps {
  /** What the page is about. */
  readonly title: string
  /** A sentence more. */
  readonly children: ReactNode
}

/** The heading of a page. It takes the focus when the page comes, because what had it is gone. */
export function PageHeader({ title, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="page-header">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
    </header>
  )
}
