import { RedirectToSignIn } from '@portico/headless'
import { portico } from '../portico'
import { SignOut } from './sign-out'

export default async function HomePage() {
  const { user } = await portico.requireSession()
  return (
    <>
      <RedirectToSignIn />
      <h1>Hello, {user.name}</h1>
      <SignOut />
    </>
  )
}
