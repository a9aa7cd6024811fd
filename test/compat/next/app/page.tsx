import { RedirectToSignIn, SignedIn } from '@portico/headless'
import Link from 'next/link'
import { Greeting } from './greeting'

export default function HomePage() {
  return (
    <>
      <RedirectToSignIn />
      <SignedIn>
        <Greeting />
        <Link href="/team?tab=2">Team</Link>
      </SignedIn>
    </>
  )
}
