import { useAuth } from '@frontegg/react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

export function RequireAuth({ children }: { children: ReactNode }) {
  const { isAuthenticated, isLoading } = useAuth()
  const location = useLocation()
  if (isLoading) return null
  if (!isAuthenticated) return <Navigate to={`/login?redirectUrl=${location.pathname}`} replace />
  return children
}
