import { useEffect, useState } from 'react'
import { liveScreens } from '../live/live-screens.ts'
import { pageAddress } from '../settings/settings.ts'
import { SettingsBar, type SettingsBarProps } from '../settings/settings-bar.tsx'
import { ScreenCards } from './screen-cards.tsx'
import { type GallerySection, sections } from './sections.ts'
import { StateTile } from './state-tile.tsx'
import { useReadyMark } from './use-shown.ts'

/** The screens to try, then every step in each of its states, with a search over both. */
export function GalleryPage({ settings, onChange }: SettingsBarProps) {
  const [text, setText] = useState('')
  const screens = liveScreens.filter(({ title, about, group }) => hasText(text, title, about, group))
  const found = sections.flatMap((section) => matching(section, text))
  const states = found.reduce((sum, section) => sum + section.states.length, 0)
  const addressOf = (page: string) => pageAddress(page, settings)
  useReadyMark('gallery')
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className="gallery" lang="en" dir="ltr">
      <title>Gallery · Lantern</title>
      <header className="gallery-header">
        <h1>Gallery</h1>
        <p>
          Every screen to try, and every state that it can be in. The provider is in the page: nothing is sent. There is
          also <a href={addressOf('gallery/?builder')}>the box with a builder</a>, and{' '}
          <a href={addressOf('gallery/?parts')}>the parts of the portal</a>.
        </p>
        <search className="gallery-search">
          <input
            type="search"
            aria-label="Search screens and states"
            placeholder="Search screens and states"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <span role="status">
            {screens.length} screens, {states} states
          </span>
        </search>
      </header>
      <main>
        <ScreenCards screens={screens} addressOf={(id) => addressOf(`live/?screen=${id}`)} />
        {found.length > 0 && <Index sections={found} />}
        {found.map(({ name, hook, states }) => (
          <section key={hook + name} id={`${hook}-${name}`} className="gallery-section">
            <h2>
              <code>{name}</code> <small>{hook}</small>
            </h2>
            <div className="gallery-tiles">
              {states.map((state) => (
                <StateTile
                  key={state.id + settings.isolation}
                  state={state}
                  address={addressOf(`gallery/?state=${state.id}`)}
                />
              ))}
            </div>
          </section>
        ))}
      </main>
      <SettingsBar settings={settings} onChange={onChange} links={<a href={addressOf('')}>Example</a>} />
    </div>
  )
}

/** The steps by hook, as links. */
function Index({ sections }: { readonly sections: readonly GallerySection[] }) {
  const hooks = [...new Set(sections.map(({ hook }) => hook))]
  return (
    <nav className="gallery-index" aria-label="Steps">
      <h2>States by hook</h2>
      <ul>
        {hooks.map((hook) => (
          <li key={hook}>
            <code>{hook}</code>
            <ul>
              {sections
                .filter((section) => section.hook === hook)
                .map(({ name, states }) => (
                  <li key={name}>
                    <a href={`#${hook}-${name}`}>{name}</a> <small>{states.length}</small>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A section with the states that match; none of it if there are none. */
function matching(section: GallerySection, text: string): readonly GallerySection[] {
  if (hasText(text, section.name, section.hook)) return [section]
  const states = section.states.filter(({ id, title }) => hasText(text, id, title))
  return states.length === 0 ? [] : [{ ...section, states }]
}

function hasText(text: string, ...names: readonly string[]): boolean {
  return names.join(' ').toLowerCase().includes(text.trim().toLowerCase())
}
