import type { ReactNode } from 'react'

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
