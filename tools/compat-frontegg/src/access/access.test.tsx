import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import {
  AuthorizedContent,
  FronteggProvider,
  SteppedUpContent,
  useEntitlements,
  useFeatureEntitlements,
  useIsSteppedUp,
  usePermissionEntitlements,
  useStepUp,
} from '../index.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the hooks of entitlements return whether the user is entitled, and the reason if not', async () => {
  function Page() {
    const reports = useFeatureEntitlements('reports')
    const missing = useFeatureEntitlements('no-such')
    const users = usePermissionEntitlements('fe.secure.read.users')
    const ended = useEntitlements({ featureKey: 'audit-export' }, { region: 'eu' })
    return <pre>{JSON.stringify([reports, missing, users, ended])}</pre>
  }
  await renderApp(
    (baseUrl) => (
      <FronteggProvider contextOptions={{ baseUrl }} entitlementsOptions={{ enabled: true }}>
        <Page />
      </FronteggProvider>
    ),
    { isSignedIn: true },
  )
  const expected = [
    { isEntitled: true },
    { isEntitled: false, justification: 'MISSING_FEATURE' },
    { isEntitled: true },
    { isEntitled: false, justification: 'BUNDLE_EXPIRED' },
  ]
  expect(await screen.findByText(JSON.stringify(expected))).toBeTruthy()
})

it('AuthorizedContent shows its children to users who hold one of the roles', async () => {
  await renderApp(
    (baseUrl) => (
      <FronteggProvider contextOptions={{ baseUrl }}>
        <AuthorizedContent requiredRoles={['Support', 'Admin']}>For some</AuthorizedContent>
        <AuthorizedContent requiredRoles={['Support']} render={(isAuthorized) => <p>{`support ${isAuthorized}`}</p>} />
        <AuthorizedContent requiredPermissions={['no.such']}>For none</AuthorizedContent>
      </FronteggProvider>
    ),
    { isSignedIn: true },
  )
  expect(await screen.findByText('For some')).toBeTruthy()
  expect(screen.getByText('support false')).toBeTruthy()
  expect(screen.queryByText('For none')).toBeNull()
})

it('useStepUp opens the step-up page with the age that it is given', async () => {
  function Page() {
    const stepUp = useStepUp()
    const isSteppedUp = useIsSteppedUp({ maxAge: 60 })
    return (
      <>
        <button type="button" onClick={() => stepUp({ maxAge: 60 })}>{`proved ${isSteppedUp}`}</button>
        <SteppedUpContent preventSteppingUp render={(isOpen) => <p>{`open ${isOpen}`}</p>} />
      </>
    )
  }
  await renderApp(
    (baseUrl) => (
      <FronteggProvider contextOptions={{ baseUrl }}>
        <Page />
      </FronteggProvider>
    ),
    { isSignedIn: true },
  )
  expect(screen.getByText('open false')).toBeTruthy()
  ;(await screen.findByRole('button', { name: 'proved false' })).click()
  await waitFor(() => expect(window.location.pathname).toBe('/account/step-up'))
  expect(window.location.search).toContain('maxAge=60')
})

it('a provider whose client cannot be made renders an alert with the reason', async () => {
  await renderApp((baseUrl) => (
    <FronteggProvider contextOptions={{ baseUrl }} hostedLoginBox>
      Application
    </FronteggProvider>
  ))
  expect(screen.getByRole('alert').textContent).toContain('set clientId')
  expect(screen.queryByText('Application')).toBeNull()
})
