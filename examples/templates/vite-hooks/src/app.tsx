import { RedirectToSignIn, SignedIn, useRoute } from '@portico/headless'
import type { ReactNode } from 'react'
import { DashboardPage } from './dashboard-page.tsx'
import { Header } from './header.tsx'
import { HomePage } from './home-page.tsx'
import { ForgotPasswordPage } from './sign-in/forgot-password-page.tsx'
import { LoginPage } from './sign-in/login-page.tsx'
import { ResetPasswordPage } from './sign-in/reset-password-page.tsx'
import { UsersPage } from './users/users-page.tsx'

/** The page of the present route: one of the sign-in, or one of the application. */
export function App() {
  const { name, path } = useRoute()
  if (name === 'loginUrl') return <LoginPage />
  if (name === 'forgetPasswordUrl') return <ForgotPasswordPage />
  if (name === 'resetPasswordUrl') return <ResetPasswordPage />
  return (
    <>
      <Header />
      <main className="mx-auto max-w-5xl px-4 py-10 sm:px-8 sm:py-14">{pageAt(path)}</main>
    </>
  )
}

function pageAt(path: string): ReactNode {
  if (path === '/dashboard') return <Guarded page={<DashboardPage />} />
  if (path === '/users') return <Guarded page={<UsersPage />} />
  return <HomePage />
}

/** A page for signed-in users. It leads a signed-out visitor to the sign-in, and back to the page afterwards. */
function Guarded({ page }: { readonly page: ReactNode }) {
  return (
    <>
      <RedirectToSignIn />
      <SignedIn>{page}</SignedIn>
    </>
  )
}
