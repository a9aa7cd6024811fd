import { RedirectToSignIn, SignedIn } from '@portico/headless'
import { Greeting } from './greeting'

export default function HomePage() {
  return (
    <>
      <RedirectToSignIn />
      <SignedIn>
        <Greeting />
      </SignedIn>
    </>
  )
}
