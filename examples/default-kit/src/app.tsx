import { RedirectToSignIn, SignedIn, useRoute } from '@portico/headless'
import { ImpersonationBanner } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './home/not-found-page.tsx'
import { portalSections } from './home/portal-sections.tsx'
import { LocaleContext } from './home/words.ts'
import type { LanguageName } from './language.ts'

/** The application. On the routes of Portico the kit hides it, and shows a screen in its place. */
export function App({ locale }: { readonly locale: LanguageName }) {
  const { name } = useRoute()
  return (
    <LocaleContext value={locale}>
      <RedirectToSignIn />
      <SignedIn>
        <ImpersonationBanner />
        {name === 'authenticatedUrl' && <HomePage />}
        {name === null && <NotFoundPage />}
        <AdminPortal sections={portalSections} />
      </SignedIn>
    </LocaleContext>
  )
}
