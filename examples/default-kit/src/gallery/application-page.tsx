import type { ReactElement, ReactNode } from 'react'

/** A page of an application, as something of the kit stands on it. */
export function ApplicationPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <main className="gallery-application" lang="en" dir="ltr">
        <h1>Reports</h1>
        <p>A page of the application.</p>
      </main>
    </>
  )
}

/** A screen within a page of an application. */
export function onPage(screen: ReactElement): { readonly screen: ReactElement; readonly page: ReactElement } {
  return { screen, page: <main className="gallery-application">{screen}</main> }
}
