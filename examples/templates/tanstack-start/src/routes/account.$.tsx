import { createFileRoute } from '@tanstack/react-router'

/** The addresses of the screens, which the kit shows. */
export const Route = createFileRoute('/account/$')({ component: () => null })
