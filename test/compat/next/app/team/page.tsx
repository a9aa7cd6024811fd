import { RedirectToSignIn, SignedIn } from '@portico/headless'
import Link from 'next/link'

export default function TeamPage() {
  return (
    <>
      <RedirectToSignIn />
      <SignedIn>
        <h1>Team</h1>
        <Link href="/">Home</Link>
      </SignedIn>
    </>
  )
}
