import { portico } from './portico'

export const proxy = portico.proxy

export const config = { matcher: '/((?!_next/|favicon.ico).*)' }
