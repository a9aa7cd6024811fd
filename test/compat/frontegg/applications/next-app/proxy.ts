import { handleSessionOnEdge } from '@frontegg/nextjs/edge'
import type { NextRequest } from 'next/server'

export const proxy = async (request: NextRequest) => {
  const { pathname, searchParams } = request.nextUrl
  return handleSessionOnEdge({ request, pathname, searchParams, headers: request.headers })
}

export const config = { matcher: '/((?!_next/|favicon.ico).*)' }
