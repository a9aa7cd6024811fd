import { useEffect } from 'react'
import { withSettings } from '../settings/settings.ts'
import { SettingsBar, type SettingsBarProps } from '../settings/settings-bar.tsx'
import { allStates, sections } from './sections.ts'
import { StateTile } from './state-tile.tsx'
import { useReadyMark } from './use-shown.ts'

/** Every step in each of its states, with links to each alone. */
export function GalleryPage({ settings, onChange }: SettingsBarProps) {
  const addressOf = (id: string) => withSettings(`/gallery/?state=${id}`, settings)
  useReadyMark('gallery')
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className="gallery" lang="en" dir="ltr">
      <title>Gallery · Lantern</title>
      <header className="gallery-header">
        <h1>Gallery</h1>
        <p>
          Every step of signing in, in each of its {allStates.length} states. The provider is in the page: nothing is
          sent. Choose a state to see it alone, or <a href={withSettings('/gallery/?builder', settings)}>try the box</a>
          , or see <a href={withSettings('/gallery/?parts', settings)}>the parts of the portal</a>.
        </p>
      </header>
      <nav className="gallery-index" aria-label="States">
        <ul>
          {sections.map(({ name, hook, states }) => (
            <li key={hook + name}>
              <a href={`#${hook}-${name}`}>
                <code>{name}</code>
              </a>
              <ul>
                {states.map(({ id, title }) => (
                  <li key={id}>
                    <a href={addressOf(id)}>{title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {sections.map(({ name, hook, states }) => (
          <section key={hook + name} id={`${hook}-${name}`} className="gallery-section">
            <h2>
              <code>{name}</code> <small>{hook}</small>
            </h2>
            <div className="gallery-tiles">
              {states.map((state) => (
                <StateTile key={state.id + settings.isolation} state={state} address={addressOf(state.id)} />
              ))}
            </div>
          </section>
        ))}
      </main>
      <SettingsBar settings={settings} onChange={onChange} links={<a href={withSettings('/', settings)}>Example</a>} />
    </div>
  )
}
