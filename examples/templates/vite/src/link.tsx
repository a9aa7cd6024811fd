import { useClient } from '@portico/headless'
import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
}

/** A link within the application, which moves without a new document. */
export function Link({ href, ...rest }: LinkProps) {
  const client = useClient()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        client.navigate(href)
      }}
    />
  )
}
