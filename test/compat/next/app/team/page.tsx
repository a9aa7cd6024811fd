import { RedirectToSignIn, SignedIn } from '@portico/headless'

export default function TeamPage() {
  return (
    <>
      <RedirectToSignIn />
      <SignedIn>
        <h1>Team</h1>
      </SignedIn>
    </>
  )
}
