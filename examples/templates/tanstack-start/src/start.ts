import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { portico } from './portico.server.ts'

/** Renews sessions, leads signed-out people to the sign-in and back, and gives the session to server functions. */
const session = createMiddleware().server((given) => portico.guard(given, (context) => given.next({ context })))

const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ requestMiddleware: [csrf, session] }))
