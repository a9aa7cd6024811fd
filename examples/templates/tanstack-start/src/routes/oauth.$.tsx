import { createFileRoute } from '@tanstack/react-router'

/** The addresses that identity providers lead back to. */
export const Route = createFileRoute('/oauth/$')({ component: () => null })
