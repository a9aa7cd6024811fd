import { RedirectToSignIn, SignedIn, useRoute } from '@portico/headless'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './home/not-found-page.tsx'
import { WaitingPage } from './home/waiting-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { UsersPage } from './users/users-page.tsx'

/** Which page is shown: the login page on its route, the application everywhere else. */
export function App() {
  const route = useRoute()
  if (route.name === 'loginUrl') return <LoginPage />
  return (
    <>
      <RedirectToSignIn />
      <WaitingPage />
      <SignedIn>
        {route.name === 'authenticatedUrl' ? <HomePage /> : route.path === '/users' ? <UsersPage /> : <NotFoundPage />}
      </SignedIn>
    </>
  )
}
