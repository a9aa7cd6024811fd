import { PortalBundle, ScreenSurface } from '@portico/ui-kit'
import { pageAddress, withSettings } from '../settings/settings.ts'
import { SettingsBar, type SettingsBarProps } from '../settings/settings-bar.tsx'
import { PartFields } from './parts/part-fields.tsx'
import { PartOverlays } from './parts/part-overlays.tsx'
import { PartStates } from './parts/part-states.tsx'
import { PartTables } from './parts/part-tables.tsx'
import { useReadyMark } from './use-shown.ts'

/** The props of {@link PartsPage}. */
export interface PartsPageProps extends SettingsBarProps {
  /** `true` shows the tables, `false` all other parts. */
  readonly isOfTables: boolean
}

/** Every part of the portal, on a page for tables and one for all others. */
export function PartsPage({ settings, onChange, isOfTables }: PartsPageProps) {
  useReadyMark('parts')
  return (
    <div className="gallery-sheet" lang="en" dir="ltr">
      <title>Parts · Lantern</title>
      <header className="gallery-header">
        <h1>Parts of the portal</h1>
        <p>
          What lists and records are made of. <a href={pageAddress('gallery/', settings)}>All states</a>.
        </p>
      </header>
      <main className="gallery-parts">
        <PortalBundle>
          {!isOfTables && (
            <>
              <ScreenSurface>
                <PartStates />
              </ScreenSurface>
              <ScreenSurface>
                <PartFields />
              </ScreenSurface>
              <ScreenSurface>
                <PartOverlays />
              </ScreenSurface>
            </>
          )}
          {isOfTables && (
            <ScreenSurface>
              <PartTables />
            </ScreenSurface>
          )}
        </PortalBundle>
      </main>
      <SettingsBar settings={settings} onChange={onChange} links={<a href={withSettings('/', settings)}>Example</a>} />
    </div>
  )
}
