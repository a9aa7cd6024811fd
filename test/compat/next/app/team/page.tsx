import { RedirectToSignIn, SignedIn } from '@portico/headless'
import Link from 'next/link'
import { SignOut } from '../sign-out'

export default function TeamPage() {
  return (
    <>
      <RedirectToSignIn />
      <SignedIn>
        <h1>Team</h1>
        <Link href="/">Home</Link>
        <Link href="/pricing">Prices</Link>
        <SignOut />
      </SignedIn>
    </>
  )
}
