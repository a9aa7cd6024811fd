import type { ReactNode } from 'react'

/** What an {@link ActionLink} takes. */
export interface ActionLinkProps {
  /** What following it does. */
  readonly onPress: () => void
  /** Where it leads. */
  readonly children: ReactNode
}

/** A quiet way on or back, below the form. */
export function ActionLink({ onPress, children }: ActionLinkProps) {
  return (
    <button type="button" className="link" onClick={onPress}>
      {children}
    </button>
  )
}
