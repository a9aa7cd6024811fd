import { portico } from './portico'

/** Renews sessions, and leads signed-out people to the sign-in and back. */
export const proxy = portico.proxy

export const config = { matcher: '/((?!_next/|favicon.ico).*)' }
